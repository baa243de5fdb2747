import type { Publisher } from './publisher.ts';

/** Pictures on this machine, by storage path; a folder that is not there has none. */
export type ImageDirectory = {
  /** The names of the files directly in a folder. */
  list(folder: string): Promise<readonly string[]>;
  read(path: string): Promise<Uint8Array>;
};

/** Where pictures and published puzzles are; null for what is not at hand. */
export type Sources = { readonly publisher: Publisher | null; readonly directory: ImageDirectory | null };
