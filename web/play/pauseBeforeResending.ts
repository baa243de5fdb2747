const FIRST_MILLISECONDS = 4000;
const LONGEST_MILLISECONDS = 120_000;

/** How long to wait before an answer is sent again that has failed so many times: twice as long each time, up to two minutes. */
export function pauseBeforeResending(failures: number): number {
  return Math.min(FIRST_MILLISECONDS * 2 ** (failures - 1), LONGEST_MILLISECONDS);
}
