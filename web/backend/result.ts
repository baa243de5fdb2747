/** Why the game refuses a call, in words for programs (see "Errors of these functions" in ARCHITECTURE.md). */
const REFUSALS = [
  'unknown_puzzle',
  'unknown_question',
  'locked_variant',
  'already_answered',
  'image_not_in_grid',
  'answer_too_long',
  'answer_empty',
  'visitor_required',
  'sign_in_required',
  'not_finished',
] as const;

export type Refusal = (typeof REFUSALS)[number];

export type Failure =
  /** The game says no, and will say so again. */
  | { readonly kind: 'refused'; readonly hint: Refusal; readonly message: string }
  /** Nothing came back, though it was tried more than once; the same call may succeed later. */
  | { readonly kind: 'unreachable' }
  /** Something came back that should not have. */
  | { readonly kind: 'failed'; readonly message: string };

/** What a call to the back end comes to. Nothing here throws for what can happen to anybody. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Tells whether a text is one of the words for why the game refuses. */
export function isRefusal(hint: string): hint is Refusal {
  return (REFUSALS as readonly string[]).includes(hint);
}
