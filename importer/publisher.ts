import type { Puzzle } from './puzzle.ts';

/** What publishing does, or would do, to one puzzle (ARCHITECTURE.md, `compare_puzzles`). */
export type PuzzleChange = {
  readonly name: string;
  readonly change: 'new' | 'unchanged' | 'changed';
  /** Somebody has played it. */
  readonly isPlayed: boolean;
  readonly differences: readonly {
    readonly where: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
  /** Scores that are judged again because of it. */
  readonly rejudged: number;
};

/** A picture in the bucket `images`; `name` is its name within the folder, `size` counts bytes. */
export type StoredImage = { readonly name: string; readonly size: number; readonly eTag: string };

/** The back end as the importer needs it. Everything rejects with a PublisherError. */
export type Publisher = {
  compare(puzzles: readonly Puzzle[]): Promise<readonly PuzzleChange[]>;
  /** All or none. Rejects with the hint `already_played` where `force` is needed. */
  publish(puzzles: readonly Puzzle[], force: boolean): Promise<readonly PuzzleChange[]>;
  /** The pictures directly in a folder; none when there is no such folder. */
  listFolder(folder: string): Promise<readonly StoredImage[]>;
  downloadImage(path: string): Promise<Uint8Array>;
  /** Puts a picture at a path, whatever was there. */
  uploadImage(path: string, bytes: Uint8Array, type: string): Promise<void>;
  removeImages(paths: readonly string[]): Promise<void>;
  /** Keeps an operator's file; without `replace` one that is there already stays as it is. */
  keepOriginal(name: string, bytes: Uint8Array, type: string, how: { replace: boolean }): Promise<void>;
};

/** What the back end refused or failed to do; `hint` is its word for programs. */
export class PublisherError extends Error {
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PublisherError';
    this.hint = hint;
  }
}
