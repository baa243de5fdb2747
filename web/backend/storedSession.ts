import { type InferOutput, object, optional, record, safeParse, string, unknown } from 'valibot';

/** The names under which Supabase's clients keep a session; index.html's first script looks for the same. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** The entry that Supabase's client uses for the back end at this URL, so that a session outlives a change of client. */
export function storageKeyOf(apiUrl: string): string {
  return `sb-${new URL(apiUrl).hostname.split('.')[0]}-auth-token`;
}

/** Tells whether this browser keeps a session, be it expired; of any back end, or of the one that uses `key`. */
export function hasStoredSession(key?: string): boolean {
  try {
    const keys = key === undefined ? Object.keys(localStorage).filter((one) => SESSION_KEY.test(one)) : [key];
    return keys.some((one) => isSession(localStorage.getItem(one)));
  } catch {
    return false;
  }
}

const userSchema = object({
  id: string(),
  email: optional(string()),
  created_at: string(),
  last_sign_in_at: optional(string()),
  user_metadata: record(string(), unknown()),
});

export type StoredUser = InferOutput<typeof userSchema>;

/** Whose session is stored under `key`, or null. */
export function storedUser(key: string): StoredUser | null {
  try {
    const stored = safeParse(object({ user: userSchema }), JSON.parse(localStorage.getItem(key) ?? 'null'));
    return stored.success ? stored.output.user : null;
  } catch {
    return null;
  }
}

function isSession(text: string | null): boolean {
  const content: unknown = JSON.parse(text ?? 'null');
  return typeof content === 'object' && content !== null && 'refresh_token' in content;
}

/** Tells whether a session is stored or comes with the address, as the links in mails bring it. */
export function hasSessionAtStart(): boolean {
  return hasStoredSession() || location.hash.includes('access_token=');
}
