import { createHash } from 'node:crypto';

/** Hexadecimal SHA-256 of a text or of bytes. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * The items in an order that the seed alone decides: every order is equally likely, whatever order they came in.
 * Items are told apart by `key`.
 */
export function shuffled<T>(items: readonly T[], seed: string, key: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, rank: sha256(`${seed}\n${key(item)}`) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ item }) => item);
}
