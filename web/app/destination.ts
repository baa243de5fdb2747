import { is, object, pipe, regex, string, unknown } from 'valibot';

/** Where somebody was going when they were asked to sign in, kept in the browser's history. */
export type Wanted = { readonly path: string; readonly state: unknown };

// A path of this site and nothing else: `//elsewhere` would leave it.
const schema = object({ wanted: object({ path: pipe(string(), regex(/^\/(?!\/)/)), state: unknown() }) });

/** Where to go once signed in, from the history state of the sign-in screen: home when nothing was wanted. */
export function destinationOf(historyState: unknown): Wanted {
  return is(schema, historyState) ? historyState.wanted : { path: '/', state: null };
}
