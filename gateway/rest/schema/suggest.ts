import leven from 'leven';

/** How alike a suggestion must be: 1 is the same, 0 has nothing in common. */
export const CLOSE = 0.75;
export const REMOTELY_CLOSE = 0.33;

/** Longer names than these are nobody's slip of the pen, and dear to compare. */
const LONGEST = 128;

/** The name most like `wanted`, or undefined when none is at least so much alike. */
export function closestName(wanted: string, names: Iterable<string>, least: number): string | undefined {
  if (wanted.length > LONGEST) return undefined;
  let best: string | undefined;
  let bestLikeness = least;
  for (const name of names) {
    const longest = Math.max(name.length, wanted.length, 1);
    const likeness = 1 - leven(wanted.toLowerCase(), name.toLowerCase()) / longest;
    if (likeness > bestLikeness || (likeness === bestLikeness && best === undefined)) {
      best = name;
      bestLikeness = likeness;
    }
  }
  return best;
}
