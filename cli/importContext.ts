import type { Publisher } from '../importer/publisher.ts';

/** What `check` and `import` run in. */
export type ImportContext = {
  /** Null when no site is at hand to publish to. */
  readonly backend: Publisher | null;
  /** Prints a line. */
  readonly out: (line: string) => void;
  /** Lines go to a person's terminal, where the last one can be written over. */
  readonly isTerminal: boolean;
};

/** The exit codes of `check` and `import`. */
export const EXIT = { done: 0, errors: 1, usage: 2 } as const;
