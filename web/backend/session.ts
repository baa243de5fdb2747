import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import { loadConfig } from './config.ts';
import {
  hasSessionAtStart,
  hasStoredSession,
  storageKeyOf,
  type StoredUser,
  storedUser,
} from './storedSession.ts';

/** Who is signed in. */
export type Player = {
  readonly id: string;
  readonly email: string;
  /** The name they signed up with; what the server says of them later counts more. */
  readonly username: string;
  /** They have not signed in since they signed up. */
  readonly isFirstSession: boolean;
};

export type SessionState =
  /** Not known yet; `isUnreachable` once the server did not answer for some time. It is asked again and again. */
  | { readonly kind: 'unknown'; readonly isUnreachable: boolean }
  | { readonly kind: 'visitor' }
  /** `isRecovering`: came by the link in a mail for somebody who has forgotten their password. */
  | { readonly kind: 'player'; readonly player: Player; readonly isRecovering: boolean };

const RETRY_MILLISECONDS = 4000;
/** How long a wait for who is there may last without a word. */
const PATIENCE_MILLISECONDS = 8000;

/** Between creating an account and its first session the server's clock moves on by this at most. */
const FIRST_SESSION_MILLISECONDS = 5000;

let state: SessionState = { kind: 'unknown', isUnreachable: false };
/** What the state will be when nobody holds it any more. */
let held: { next: SessionState } | null = null;
const listeners = new Set<() => void>();
let loadingClient: Promise<GoTrueClient> | undefined;

/** Who uses the app, as far as it is known; changes are told to subscribers. */
export const session = {
  current: (): SessionState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Finds out who is there. The library for signing in is loaded only when a session is stored or the address carries
 * one: a visitor plays without it.
 */
export function startSession(): void {
  if (hasSessionAtStart()) restore();
  else setState({ kind: 'visitor' });
  // Somebody signed in in another tab.
  addEventListener('storage', () => {
    if (state.kind === 'visitor' && hasStoredSession()) restore();
  });
}

/**
 * Changes the session and does what belongs to the change (such as noting that the player is to be welcomed), and only
 * then tells the subscribers.
 */
export async function holdSession<T>(action: () => Promise<T>): Promise<T> {
  held = { next: state };
  try {
    return await action();
  } finally {
    const { next } = held;
    held = null;
    setState(next);
  }
}

/** The token that says who is calling, renewed when it is about to expire; null for a visitor. */
export async function accessToken(): Promise<string | null> {
  if (!loadingClient) return null;
  const { data } = await (await loadingClient).getSession();
  return data.session?.access_token ?? null;
}

/** Renews the token now, because the server did not accept it; null when that is not possible. */
export async function renewAccessToken(): Promise<string | null> {
  const { data, error } = await (await authClient()).refreshSession();
  // The server accepts neither the token nor what renews it: the session is over, though by its own clock it is not.
  if (error?.name === 'AuthApiError' && error.status !== 429) await forgetSession();
  return data.session?.access_token ?? null;
}

/** The library for signing in, on this deployment. Rejects when it or the configuration cannot be loaded. */
export function authClient(): Promise<GoTrueClient> {
  loadingClient ??= createClient().catch((error: unknown) => {
    loadingClient = undefined;
    throw error;
  });
  return loadingClient;
}

/** Forgets the session of this browser, whatever the server says (spec section 4). */
export async function forgetSession(): Promise<void> {
  const { apiUrl } = await loadConfig();
  try {
    localStorage.removeItem(storageKeyOf(apiUrl));
  } catch {
    // Storage is off: the library kept the session in memory, which is left with the page.
  }
  setState({ kind: 'visitor' });
}

function restore(): void {
  authClient().catch(() => setTimeout(restore, RETRY_MILLISECONDS));
  // The device may say itself that there is no network to wait for.
  setTimeout(() => void goOnWithoutServer(), navigator.onLine ? PATIENCE_MILLISECONDS : 0);
}

/**
 * The server cannot say whether the stored session still holds. Until it does, whose it is goes on with what this browser
 * keeps; nothing is asked of the server in anybody else's name meanwhile (see connection.ts).
 */
async function goOnWithoutServer(): Promise<void> {
  const config = await loadConfig().catch(() => null);
  const user = config && storedUser(storageKeyOf(config.apiUrl));
  if (state.kind !== 'unknown') return;
  if (user) setState({ kind: 'player', player: playerOf(user), isRecovering: false });
  else setState({ kind: 'unknown', isUnreachable: true });
}

async function createClient(): Promise<GoTrueClient> {
  const [{ GoTrueClient: Client }, config] = await Promise.all([import('@supabase/auth-js'), loadConfig()]);
  const storageKey = storageKeyOf(config.apiUrl);
  const client = new Client({
    url: `${config.apiUrl}/auth/v1`,
    headers: { apikey: config.anonKey, Authorization: `Bearer ${config.anonKey}` },
    storageKey,
    flowType: 'implicit', // a mailed link must also work in another browser than the one that asked for it
  });
  client.onAuthStateChange((event, found) => {
    // One that is stored but cannot be renewed, for want of a network, is not given up.
    const isWaiting = event === 'INITIAL_SESSION' && !found && hasStoredSession(storageKey);
    if (isWaiting) void goOnWithoutServer();
    else follow(event, found);
  });
  return client;
}

function follow(event: AuthChangeEvent, found: Session | null): void {
  switch (event) {
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'MFA_CHALLENGE_VERIFIED':
      setPlayer(found, isRecovering());
      break;
    case 'PASSWORD_RECOVERY':
      setPlayer(found, true);
      break;
    case 'USER_UPDATED':
      setPlayer(found, false);
      break;
    case 'SIGNED_OUT':
      setPlayer(null, false);
  }
}

function isRecovering(): boolean {
  return state.kind === 'player' && state.isRecovering;
}

function setPlayer(found: Session | null, isRecovering: boolean): void {
  setState(found ? { kind: 'player', player: playerOf(found.user), isRecovering } : { kind: 'visitor' });
}

function playerOf(user: StoredUser): Player {
  const sinceCreation = Date.parse(user.last_sign_in_at ?? '') - Date.parse(user.created_at);
  const isFirstSession = sinceCreation < FIRST_SESSION_MILLISECONDS;
  const username: unknown = user.user_metadata['username'];
  return {
    id: user.id,
    email: user.email ?? '',
    username: typeof username === 'string' ? username : '',
    isFirstSession,
  };
}

function setState(next: SessionState): void {
  if (held) {
    held.next = next;
    return;
  }
  // A renewed token is nothing that a screen needs to be drawn again for.
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}
