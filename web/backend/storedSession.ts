/** The names under which Supabase's clients keep a session; index.html's first script looks for the same. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** The entry that Supabase's client uses for the back end at this URL, so that a session outlives a change of client. */
export function storageKeyOf(apiUrl: string): string {
  return `sb-${new URL(apiUrl).hostname.split('.')[0]}-auth-token`;
}

/** Tells whether this browser keeps a session, valid or not. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}

/** Tells whether a session is stored or comes with the address, as the links in mails bring it. */
export function hasSessionAtStart(): boolean {
  return hasStoredSession() || location.hash.includes('access_token=');
}
