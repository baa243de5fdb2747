import english from '../../public/locales/en/leaderboard.json';
import { createWording } from '../../translations/createWording.ts';

/** The words of the leaderboard. */
export const useLeaderboardWording = createWording('leaderboard', english);
