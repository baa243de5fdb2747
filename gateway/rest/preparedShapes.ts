/** Statements are worth preparing from this use on. */
const USES = 3;

/** So many texts are counted before counting starts anew. */
const MOST_COUNTED = 2000;

/**
 * Chooses which statements are kept prepared: those that come again and again, and only so many, since each takes memory
 * on every connection and callers can think of ever new ones.
 */
export function createPreparedShapes(most: number): { isWorthPreparing(text: string): boolean } {
  const prepared = new Set<string>();
  let uses = new Map<string, number>();
  return {
    isWorthPreparing(text) {
      if (prepared.has(text)) return true;
      if (prepared.size >= most) return false;
      const count = (uses.get(text) ?? 0) + 1;
      if (count >= USES) {
        uses.delete(text);
        prepared.add(text);
        return true;
      }
      if (uses.size >= MOST_COUNTED) uses = new Map();
      uses.set(text, count);
      return false;
    },
  };
}
