import { useState } from 'react';
import { usePlayer } from '../../backend/useSession.ts';
import { welcomeShown } from '../../device/shownFlags.ts';

/** Whether the player who has just signed in is still to be welcomed (spec section 2). */
export function useWelcome() {
  const player = usePlayer();
  const [isOver, setOver] = useState(false);
  return {
    isDue: player !== null && !isOver && !welcomeShown(player.id).read(),
    isFirst: player?.isFirstSession ?? false,
    end() {
      if (player) welcomeShown(player.id).write(true);
      setOver(true);
    },
  };
}
