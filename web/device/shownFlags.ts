import { boolean } from 'valibot';
import { ownedKey } from './ownedKey.ts';
import { storedValue } from './storedValue.ts';

/** Whether the splash was shown in this browser (spec section 4). The page's first script reads the same entry. */
export const splashShown = storedValue('splashShown', boolean(), false);

/** Whether a player has been welcomed since they signed in. */
export function welcomeShown(playerId: string) {
  return storedValue(ownedKey('welcomeShown', playerId), boolean(), true);
}

/** Whether a player has seen the leaderboard since they signed up. */
export function leaderboardShown(playerId: string) {
  return storedValue(ownedKey('leaderboardShown', playerId), boolean(), true);
}
