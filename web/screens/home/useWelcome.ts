import { useState } from 'react';
import type { Player } from '../../backend/session.ts';
import { welcomeShown } from '../../device/shownFlags.ts';

/** Whether the player who has just signed in is still to be welcomed (spec section 2). */
export function useWelcome(player: Player) {
  const shown = welcomeShown(player.id);
  const [isDue, setDue] = useState(() => !shown.read());
  return {
    isDue,
    end: () => {
      shown.write(true);
      setDue(false);
    },
  };
}
