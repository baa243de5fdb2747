import type { AuthChangeEvent } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, passTimeUntil, type Reply, type SentRequest } from './pageForTests.ts';

const HOME = 'https://twofold.example/';
const STORAGE_KEY = 'sb-twofold-auth-token';
const SECONDS = 1000;
/** For a machine with much else to do. */
const PATIENCE = { timeout: 15_000 };
const NO_REPLY = () => ({ status: 500 });

const USER = {
  id: '6f1c9b0e-6f0c-4a43-9d3c-0d8f5f1f7a11',
  email: 'ada@example.org',
  created_at: '2026-01-05T10:00:00Z',
  last_sign_in_at: '2026-11-20T08:00:00Z',
  user_metadata: { username: 'Ada' },
  app_metadata: {},
};
const ADA = { id: USER.id, email: USER.email, username: 'Ada', isFirstSession: false };

function sessionOf(user: typeof USER, expiresIn = 3600) {
  const expires_at = Math.floor(Date.now() / SECONDS) + expiresIn;
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const access_token = [
    { alg: 'HS256', typ: 'JWT' },
    { sub: user.id, exp: expires_at, role: 'authenticated' },
  ]
    .map(part)
    .concat('signature')
    .join('.');
  return {
    access_token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at,
    refresh_token: 'renewal',
    user,
  };
}

async function load() {
  const [session, account] = await Promise.all([import('./session.ts'), import('./account.ts')]);
  session.startSession();
  return { ...session, ...account };
}

/** Resolves once the session is in the state that is waited for. */
async function becomes({ session }: Awaited<ReturnType<typeof load>>, kind: string) {
  await vi.waitFor(() => expect(session.current().kind).toBe(kind), PATIENCE);
  return session.current();
}

/** Has the library tell its subscribers what cannot all be brought about by calls. */
async function tell(
  { authClient }: Awaited<ReturnType<typeof load>>,
  event: AuthChangeEvent,
  found: ReturnType<typeof sessionOf> | null,
): Promise<void> {
  const client = await authClient();
  // Answered after the library has told of the session that it began with.
  await client.getSession();
  type Notify = (event: AuthChangeEvent, session: typeof found, isBroadcast: boolean) => Promise<void>;
  const notify = Reflect.get(client, '_notifyAllSubscribers') as Notify;
  await notify.call(client, event, found, false);
}

/** The token that comes in the end, however long it takes. */
async function tokenInTime(app: Awaited<ReturnType<typeof load>>) {
  let token: string | null = null;
  await passTimeUntil(() => {
    void app.accessToken().then((found) => (token = found));
    return token !== null;
  });
  return { token };
}

function signInReply({ path }: SentRequest): Reply {
  return path.startsWith('/auth/v1/token?grant_type=password')
    ? { status: 200, body: sessionOf(USER) }
    : { status: 204 };
}

beforeEach(() => {
  // The library complains of there being many of it, and of the network when there is none.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('opening the page', () => {
  it('is a visitor’s at once when no session is stored, and asks nobody', async () => {
    const page = openPage(HOME, NO_REPLY);
    const { session, accessToken } = await load();
    expect(session.current()).toEqual({ kind: 'visitor' });
    expect(await accessToken()).toBeNull();
    expect(page.sent).toEqual([]);
  });

  it('is not known to be anybody’s until the stored session was looked at, then the player’s', async () => {
    const page = openPage(HOME, NO_REPLY);
    const stored = sessionOf(USER);
    page.storage.setItem(STORAGE_KEY, JSON.stringify(stored));
    const app = await load();
    expect(app.session.current()).toEqual({ kind: 'unknown', isUnreachable: false });
    expect(await becomes(app, 'player')).toEqual({ kind: 'player', player: ADA, isRecovering: false });
    expect(await app.accessToken()).toBe(stored.access_token);
  });

  it('is a visitor’s when what is stored is no session', async () => {
    const page = openPage(HOME, NO_REPLY);
    page.storage.setItem(STORAGE_KEY, 'rubbish');
    await becomes(await load(), 'visitor');
  });

  it('is a visitor’s when the stored session is of another back end', async () => {
    const page = openPage(HOME, NO_REPLY);
    page.storage.setItem('sb-elsewhere-auth-token', JSON.stringify(sessionOf(USER)));
    await becomes(await load(), 'visitor');
  });

  it('is a visitor’s when the session was ended elsewhere', async () => {
    const page = openPage(HOME, () => ({
      status: 400,
      body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    }));
    page.storage.setItem(STORAGE_KEY, JSON.stringify(sessionOf(USER, -60)));
    await becomes(await load(), 'visitor');
    expect(page.storage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('is a visitor’s when the server takes neither the token nor its renewal, though both look fresh', async () => {
    const page = openPage(HOME, () => ({
      status: 400,
      body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    }));
    page.storage.setItem(STORAGE_KEY, JSON.stringify(sessionOf(USER)));
    const app = await load();
    await becomes(app, 'player');
    expect(await app.renewAccessToken()).toBeNull();
    expect(app.session.current()).toEqual({ kind: 'visitor' });
    expect(page.storage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('by the link in a mail is the player’s, who is choosing a new password', async () => {
    const { access_token, expires_at } = sessionOf(USER);
    const hash = new URLSearchParams({
      access_token,
      expires_at: String(expires_at),
      expires_in: '3600',
      refresh_token: 'renewal',
      token_type: 'bearer',
      type: 'recovery',
    });
    openPage(`${HOME}update-password#${hash.toString()}`, () => ({ status: 200, body: USER }));
    const app = await load();
    await becomes(app, 'player');
    await vi.waitFor(
      () => expect(app.session.current()).toMatchObject({ player: ADA, isRecovering: true }),
      PATIENCE,
    );
  });
});

describe('what the library tells of a session', () => {
  it.each([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'MFA_CHALLENGE_VERIFIED',
    'USER_UPDATED',
  ] as const)('is followed: %s makes it the player’s', async (event) => {
    openPage(HOME, NO_REPLY);
    const app = await load();
    await tell(app, event, sessionOf(USER));
    expect(app.session.current()).toEqual({ kind: 'player', player: ADA, isRecovering: false });
  });

  it('is followed: PASSWORD_RECOVERY is somebody choosing a new password, until USER_UPDATED', async () => {
    openPage(HOME, NO_REPLY);
    const app = await load();
    await tell(app, 'PASSWORD_RECOVERY', sessionOf(USER));
    expect(app.session.current()).toMatchObject({ isRecovering: true });
    await tell(app, 'TOKEN_REFRESHED', sessionOf(USER));
    expect(app.session.current()).toMatchObject({ isRecovering: true });
    await tell(app, 'USER_UPDATED', sessionOf(USER));
    expect(app.session.current()).toMatchObject({ isRecovering: false });
  });

  it('is followed: SIGNED_OUT makes it a visitor’s', async () => {
    openPage(HOME, NO_REPLY);
    const app = await load();
    await tell(app, 'SIGNED_IN', sessionOf(USER));
    await tell(app, 'SIGNED_OUT', null);
    expect(app.session.current()).toEqual({ kind: 'visitor' });
  });
});

describe('without a network', () => {
  it('a session that has to be renewed is neither lost nor taken for a visitor’s, and comes back', async () => {
    let reply: Reply = 'no network';
    const page = openPage(HOME, () => reply);
    page.storage.setItem(STORAGE_KEY, JSON.stringify(sessionOf(USER, -60)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const app = await load();
    const state = () => app.session.current();
    await passTimeUntil(() => state().kind !== 'unknown');
    expect(state()).toEqual({ kind: 'player', player: ADA, isRecovering: false });
    await vi.advanceTimersByTimeAsync(60 * SECONDS);
    expect(state().kind).toBe('player');
    expect(page.storage.getItem(STORAGE_KEY)).not.toBeNull();
    expect(page.sent.filter(({ path }) => path.startsWith('/rest/'))).toEqual([]);
    reply = { status: 200, body: sessionOf(USER) };
    const { token } = await tokenInTime(app);
    expect(token).not.toBeNull();
    expect(state()).toMatchObject({ kind: 'player', player: ADA });
  });

  it('signing out forgets the session of this browser all the same', async () => {
    const page = openPage(HOME, () => 'no network');
    page.storage.setItem(STORAGE_KEY, JSON.stringify(sessionOf(USER)));
    const app = await load();
    await becomes(app, 'player');
    await app.signOut('local');
    expect(app.session.current()).toEqual({ kind: 'visitor' });
    expect(page.storage.getItem(STORAGE_KEY)).toBeNull();
    expect(await app.accessToken()).toBeNull();
  });
});

describe('an account', () => {
  it('signs in, and is stored under the name that Supabase’s clients use', async () => {
    const page = openPage(HOME, signInReply);
    const app = await load();
    expect(await app.signIn('ada@example.org', 'secret')).toEqual({ outcome: 'done', playerId: ADA.id });
    expect(app.session.current()).toMatchObject({ kind: 'player', player: ADA });
    expect(page.storage.getItem(STORAGE_KEY)).toContain('renewal');
  });

  it('is told to nobody before what belongs to it is done', async () => {
    openPage(HOME, signInReply);
    const app = await load();
    const told: string[] = [];
    app.session.subscribe(() => told.push(app.session.current().kind));
    await app.holdSession(async () => {
      await app.signIn('ada@example.org', 'secret');
      told.push('flags written');
    });
    expect(told).toEqual(['flags written', 'player']);
  });

  it('is refused with a wrong password', async () => {
    openPage(HOME, () => ({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    }));
    const app = await load();
    expect(await app.signIn('ada@example.org', 'wrong')).toEqual({ outcome: 'refused' });
    expect(app.session.current()).toEqual({ kind: 'visitor' });
  });

  it('is in its first session right after signing up', async () => {
    const user = {
      ...USER,
      created_at: '2026-11-20T08:00:00.100Z',
      last_sign_in_at: '2026-11-20T08:00:00.400Z',
    };
    const page = openPage(HOME, () => ({ status: 200, body: sessionOf(user) }));
    const app = await load();
    expect(await app.signUp('ada@example.org', 'secret', { username: 'Ada' })).toEqual({
      outcome: 'done',
      playerId: ADA.id,
    });
    expect(app.session.current()).toMatchObject({ player: { isFirstSession: true } });
    expect(page.sent[0]?.body).toMatchObject({ email: 'ada@example.org', data: { username: 'Ada' } });
  });

  it('must be confirmed by mail where the server asks for that', async () => {
    openPage(HOME, () => ({ status: 200, body: USER }));
    const app = await load();
    expect(await app.signUp('ada@example.org', 'secret', { username: 'Ada' })).toEqual({
      outcome: 'unconfirmed',
    });
    expect(app.session.current()).toEqual({ kind: 'visitor' });
  });

  it('gets its mail with the way back to this site', async () => {
    const page = openPage(HOME, () => ({ status: 200, body: {} }));
    const app = await load();
    expect(await app.resetPassword('ada@example.org')).toBe('done');
    expect(page.sent[0]?.path).toBe(
      `/auth/v1/recover?redirect_to=${encodeURIComponent('https://twofold.example/update-password')}`,
    );
  });

  it('cannot get a new password without a session', async () => {
    openPage(HOME, NO_REPLY);
    const app = await load();
    expect(await app.updatePassword('new secret')).toBe('refused');
  });
});
