import { createTestGateway, type TestGateway, type TestGatewayOptions } from './gateway.ts';
import { defaultConfig, type AuthConfig } from '../gateway/config.ts';
import type { Message } from '../gateway/mail/mail.ts';

/** An answer as it went over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON. */
  readonly body: unknown;
}

/** What signing up and in answers. */
export interface SessionAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly user: { readonly id: string; readonly email: string };
}

export interface AuthGateway extends TestGateway {
  /** Signs somebody new up, with the password `secret1`. */
  newcomer(): Promise<SessionAnswer>;
  /** A request to `/auth/v1` without Supabase's client; a body that is no string is sent as JSON. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** As many requests as `times`, really at once: all connections to the database are open before. */
  atOnce<T>(times: number, ask: (index: number) => Promise<T>): Promise<T[]>;
  /** The newest mail to that address. */
  mailTo(address: string): Message;
}

/** So many that no test meets a limit that it is not about. */
const ROOMY: AuthConfig['limits'] = {
  ...defaultConfig.auth.limits,
  tokenPerIp: 10_000,
  signUpPerIp: 10_000,
  verifyPerIp: 10_000,
  updatePerIp: 10_000,
  mailPerIp: 10_000,
};

/** A gateway for tests of accounts: without the game's tables, with room for many requests from one address. */
export async function createAuthGateway(
  auth: Partial<Omit<AuthConfig, 'limits'>> & { limits?: Partial<AuthConfig['limits']> } = {},
  options: TestGatewayOptions = {},
): Promise<AuthGateway> {
  const config = { ...defaultConfig.auth, bcryptCost: 4, ...auth, limits: { ...ROOMY, ...auth.limits } };
  const gateway = await createTestGateway({
    template: 'platform',
    ...options,
    config: { ...options.config, auth: config },
  });
  let newcomers = 0;

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const init: RequestInit = { method, headers, redirect: 'manual' };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await gateway.fetch(`/auth/v1${path}`, init);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parsed(text) };
  }

  return {
    ...gateway,
    ask,
    async newcomer() {
      const email = `newcomer${++newcomers}@example.com`;
      return (await ask('POST', '/signup', { email, password: 'secret1' })).body as SessionAnswer;
    },
    async atOnce(times, ask) {
      const slow = { text: 'select pg_sleep(0.05)' };
      await Promise.all(Array.from({ length: 20 }, () => gateway.database.query(slow)));
      return Promise.all(Array.from({ length: times }, (_, index) => ask(index)));
    },
    mailTo(address) {
      const mail = gateway.mails.findLast(({ to }) => to === address);
      if (!mail) throw new Error(`No mail to ${address}`);
      return mail;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The link that a mail asks to follow. */
export function linkIn({ text }: Message): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error('The mail holds no link');
  return link;
}

/** The code that a mail offers instead. */
export function codeIn({ text }: Message): string {
  const code = /\b\d{6}\b/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0];
  if (!code) throw new Error('The mail holds no code');
  return code;
}

/** The headers of somebody's request. */
export function asBearer({ access_token: token }: { access_token: string }): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** What an access token says. */
export function claimsOf({ access_token: token }: { access_token: string }): Record<string, unknown> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Record<string, unknown>;
}

/** What an address carries behind its `#`. */
export function fragmentOf(location: string | null): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(location?.split('#')[1] ?? ''));
}

/** What an account did, oldest first. */
export async function auditOf({ admin }: TestGateway, userId: string): Promise<string[]> {
  const { rows } = await admin.query<{ action: string }>(
    `select payload ->> 'action' as action from auth.audit_log_entries
    where payload ->> 'actor_id' = $1 order by created_at, action desc`,
    [userId],
  );
  return rows.map(({ action }) => action);
}
