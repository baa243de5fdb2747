/** What a right part, text or image, earns at the first try, and what it earns after Try Again (spec section 9). */
export const POINTS_A_PART = 1000;
export const POINTS_AFTER_RETRY = 750;

/** Tells whether a question's score is shown in green: more than one part of it was right (spec section 9). */
export function isHighScore(score: number): boolean {
  return score > POINTS_A_PART;
}
