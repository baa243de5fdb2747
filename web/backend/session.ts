import type { AuthChangeEvent, GoTrueClient, Session, User } from '@supabase/auth-js';
import { loadConfig } from './config.ts';
import { hasSessionAtStart, hasStoredSession, storageKeyOf } from './storedSession.ts';

/** Who is signed in. */
export type Player = {
  readonly id: string;
  readonly email: string;
  /** They have not signed in since they signed up. */
  readonly isFirstSession: boolean;
};

export type SessionState =
  /** Not known yet; `isUnreachable` once the server could not be asked. It is asked again and again. */
  | { readonly kind: 'unknown'; readonly isUnreachable: boolean }
  | { readonly kind: 'visitor' }
  /** `isRecovering`: came by the link in a mail for somebody who has forgotten their password. */
  | { readonly kind: 'player'; readonly player: Player; readonly isRecovering: boolean };

const RETRY_MILLISECONDS = 4000;

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
  subscribe(listener: () => void): () => void {
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
 * Does several things that belong to one change of session (sign up, then create the account's records), and only then
 * tells the subscribers: no screen sees an account half made.
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
  const { data } = await (await authClient()).refreshSession();
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
  localStorage.removeItem(storageKeyOf(apiUrl));
  setState({ kind: 'visitor' });
}

function restore(): void {
  authClient().catch(() => {
    setState({ kind: 'unknown', isUnreachable: true });
    setTimeout(restore, RETRY_MILLISECONDS);
  });
}

async function createClient(): Promise<GoTrueClient> {
  const [{ GoTrueClient: Client }, config] = await Promise.all([import('@supabase/auth-js'), loadConfig()]);
  const client = new Client({
    url: `${config.apiUrl}/auth/v1`,
    headers: { apikey: config.anonKey, Authorization: `Bearer ${config.anonKey}` },
    storageKey: storageKeyOf(config.apiUrl),
    flowType: 'implicit', // a mailed link must also work in another browser than the one that asked for it
  });
  client.onAuthStateChange(follow);
  return client;
}

function follow(event: AuthChangeEvent, found: Session | null): void {
  switch (event) {
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'MFA_CHALLENGE_VERIFIED':
      return setPlayer(found, state.kind === 'player' && state.isRecovering);
    case 'PASSWORD_RECOVERY':
      return setPlayer(found, true);
    case 'USER_UPDATED':
      return setPlayer(found, false);
    case 'SIGNED_OUT':
      return setState({ kind: 'visitor' });
  }
}

function setPlayer(found: Session | null, isRecovering: boolean): void {
  if (!found) return setState({ kind: 'visitor' });
  setState({ kind: 'player', player: playerOf(found.user), isRecovering });
}

function playerOf(user: User): Player {
  const sinceCreation = Date.parse(user.last_sign_in_at ?? '') - Date.parse(user.created_at);
  const isFirstSession = sinceCreation < FIRST_SESSION_MILLISECONDS;
  return { id: user.id, email: user.email ?? '', isFirstSession };
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
