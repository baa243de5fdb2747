/*
 * How much one request may ask. Generous for anything a person or a client library writes, and far below what would
 * exhaust the stack or the planner.
 */
export const LIMITS = {
  /** Characters of the address. */
  address: 32_768,
  /** Parameters of the query string. */
  parameters: 500,
  /** Embeddings inside embeddings, groups of conditions inside groups. */
  nesting: 20,
  /** Embeddings in all. */
  embeddings: 50,
  /** Columns in all. */
  columns: 1000,
} as const;
