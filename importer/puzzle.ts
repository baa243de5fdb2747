import type { Variant } from '../game/variants.ts';

/** A picture at its place: `x` and `y` count from 1, x to the right and y down. */
export type Cell = {
  readonly x: number;
  readonly y: number;
  /** Path in the bucket `images`. */
  readonly image: string;
  /** What players hear who cannot see it; empty when the file does not say. */
  readonly alt: string;
};

export type Question = {
  readonly seq: number;
  readonly phrase: string;
  readonly leftListing: string;
  readonly rightListing: string;
  readonly reason: string;
  readonly answer: string;
  readonly alternates: readonly string[];
  readonly plurals: readonly string[];
  readonly isExact: boolean;
  readonly randomId: string | null;
  /** Path of the right one among the cells' images. */
  readonly rightImage: string;
  /** In row order. */
  readonly cells: readonly Cell[];
};

/** A puzzle as `publish_puzzles` takes it (ARCHITECTURE.md). */
export type Puzzle = {
  /** Always the `.xlsx` form of the name, whatever kind of file it came in. */
  readonly name: string;
  /** `YYYY-MM-DD`; null for the demo. */
  readonly day: string | null;
  readonly variant: Variant;
  readonly gridSize: 3 | 4;
  readonly messageOfTheDay: string | null;
  readonly questions: readonly Question[];
};
