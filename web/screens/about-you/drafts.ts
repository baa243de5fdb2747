import type { Values } from '../../backend/playerRecords.ts';

// Not stored: what a player has not saved is no business of whoever opens this browser next.
const drafts = new Map<string, Partial<Values<string>>>();

/** What a player has changed and not saved, kept while the page is open, though they go elsewhere meanwhile. */
export function draftOf<F extends string>(form: string, playerId: string) {
  const key = `${form} ${playerId}`;
  return {
    read: () => (drafts.get(key) ?? {}) as Partial<Values<F>>,
    write: (changes: Partial<Values<F>>) => void drafts.set(key, changes),
    drop: () => void drafts.delete(key),
  };
}
