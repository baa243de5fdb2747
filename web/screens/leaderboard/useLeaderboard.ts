import { useEffect } from 'react';
import { leaderboard, myStanding, type Records, type Standing } from '../../backend/leaderboard.ts';
import { type Loaded, useLoaded } from '../../backend/useLoaded.ts';
import { usePlayer } from '../../backend/useSession.ts';
import { leaderboardShown } from '../../device/shownFlags.ts';

/** The records and the player's own standing; notes that the player has seen the leaderboard by now. */
export function useLeaderboard(): { readonly records: Loaded<Records>; readonly standing: Loaded<Standing> } {
  const playerId = usePlayer()?.id;
  const records = useLoaded(leaderboard);
  const standing = useLoaded(myStanding);
  const isSeen = records.state === 'loaded';
  useEffect(() => {
    if (isSeen && playerId !== undefined) leaderboardShown(playerId).write(true);
  }, [isSeen, playerId]);
  return { records, standing };
}
