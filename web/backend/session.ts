import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import { loadConfig } from './config.ts';
import { hasSessionAtStart, hasStoredSession, storageKeyOf } from './storedSession.ts';

/** Who is signed in. */
export type Player = { readonly id: string; readonly email: string };

export type SessionState =
  /** Not known yet; `isUnreachable` once the server could not be asked. It is asked again and again. */
  | { readonly kind: 'unknown'; readonly isUnreachable: boolean }
  | { readonly kind: 'visitor' }
  /** `isRecovering`: came by the link in a mail for somebody who has forgotten their password. */
  | { readonly kind: 'player'; readonly player: Player; readonly isRecovering: boolean };

const RETRY_MILLISECONDS = 4000;

let state: SessionState = { kind: 'unknown', isUnreachable: false };
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
  const player = { id: found.user.id, email: found.user.email ?? '' };
  const isSame =
    state.kind === 'player' && state.player.id === player.id && state.player.email === player.email;
  // A renewed token is nothing that a screen needs to be drawn again for.
  if (isSame && state.kind === 'player' && state.isRecovering === isRecovering) return;
  setState({ kind: 'player', player, isRecovering });
}

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
