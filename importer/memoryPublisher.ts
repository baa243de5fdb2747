import { createHash } from 'node:crypto';
import { PublisherError, type Publisher, type PuzzleChange } from './publisher.ts';
import type { Puzzle } from './puzzle.ts';

export type MemoryPublisher = Publisher & {
  readonly puzzles: Map<string, Puzzle>;
  readonly images: Map<string, { bytes: Uint8Array; type: string }>;
  readonly originals: Map<string, { bytes: Uint8Array; type: string }>;
  /** Names of puzzles that somebody has played. */
  readonly played: Set<string>;
};

/** A back end in memory, for tests of what happens when one fails: replace a method to let it. */
export function memoryPublisher(): MemoryPublisher {
  const puzzles = new Map<string, Puzzle>();
  const images = new Map<string, { bytes: Uint8Array; type: string }>();
  const originals = new Map<string, { bytes: Uint8Array; type: string }>();
  const played = new Set<string>();
  const changeOf = (puzzle: Puzzle): PuzzleChange => {
    const before = puzzles.get(puzzle.name);
    const isSame = JSON.stringify(before) === JSON.stringify(puzzle);
    const change = before ? (isSame ? 'unchanged' : 'changed') : 'new';
    return { name: puzzle.name, change, isPlayed: played.has(puzzle.name), differences: [], rejudged: 0 };
  };
  return {
    puzzles,
    images,
    originals,
    played,
    compare: async (given) => given.map(changeOf),
    async publish(given, force) {
      const changes = given.map(changeOf);
      if (!force && changes.some(({ change, isPlayed }) => change === 'changed' && isPlayed)) {
        throw new PublisherError('It has been played.', 'already_played');
      }
      for (const puzzle of given) puzzles.set(puzzle.name, puzzle);
      return changes;
    },
    listFolder: async (folder) =>
      [...images]
        .filter(([path]) => path.slice(0, Math.max(0, path.lastIndexOf('/'))) === folder)
        .map(([path, { bytes }]) => ({
          name: path.slice(path.lastIndexOf('/') + 1),
          size: bytes.length,
          eTag: eTagOf(bytes),
        })),
    downloadImage: async (path) => images.get(path)?.bytes ?? new Uint8Array(),
    uploadImage: async (path, bytes, type) => void images.set(path, { bytes, type }),
    removeImages: async (paths) => paths.forEach((path) => images.delete(path)),
    async keepOriginal(name, bytes, type, { replace }) {
      if (replace || !originals.has(name)) originals.set(name, { bytes, type });
    },
  };
}

function eTagOf(bytes: Uint8Array): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
