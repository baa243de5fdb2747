import { playerStatistics } from '../../backend/statistics.ts';
import { useLoaded } from '../../backend/useLoaded.ts';

/** The player's own figures. */
export function useStatistics() {
  return useLoaded(playerStatistics);
}
