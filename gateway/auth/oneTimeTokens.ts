/*
 * What is sent by mail to prove that an address is somebody's: a link with 256 random bits, and a code of six digits for
 * those who cannot follow it. Both stand for one row of auth.one_time_tokens; whichever comes first spends it. The
 * database holds digests only: the link's in that row, the code's in the account's column of the same purpose.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Session } from '../database/database.ts';
import type { AuthParts } from './authParts.ts';
import { instant } from './instant.ts';

/** Each purpose's column of auth.users for the time of the mail; the column for the code has the purpose's own name. */
const SENT_COLUMNS = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
  email_change_token_current: 'email_change_sent_at',
} as const;

export type TokenPurpose = keyof typeof SENT_COLUMNS;

const PURPOSES = Object.keys(SENT_COLUMNS);

export interface OneTimeToken {
  readonly purpose: TokenPurpose;
  /** The address that it is sent to, in lower case. */
  readonly email: string;
  readonly link: string;
  readonly code: string;
}

/** A link whose session is to be fetched with a PKCE code verifier begins like this. */
const PKCE_PREFIX = 'pkce_';

export function isPkceLink(link: string): boolean {
  return link.startsWith(PKCE_PREFIX);
}

export function newOneTimeToken(purpose: TokenPurpose, email: string, isPkce: boolean): OneTimeToken {
  return {
    purpose,
    email: email.toLowerCase(),
    link: (isPkce ? PKCE_PREFIX : '') + randomBytes(32).toString('hex'),
    code: String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

/** Makes `token` the only one of its purpose that the account has. */
export async function storeOneTimeToken(
  { clock, digest }: AuthParts,
  session: Session,
  userId: string,
  token: OneTimeToken,
): Promise<void> {
  const { purpose, email, link, code } = token;
  await session.query({
    text: `
      with account as (
        update auth.users set ${purpose} = $5::text, ${SENT_COLUMNS[purpose]} = $6::timestamptz, updated_at = $6::timestamptz
        where id = $1::uuid returning id
      )
      insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
      select $2::uuid, id, '${purpose}', $3::text, $4::text, $6::timestamptz at time zone 'utc', $6::timestamptz at time zone 'utc'
      from account
      on conflict (user_id, token_type) do update set
        id = excluded.id, token_hash = excluded.token_hash, relates_to = excluded.relates_to,
        created_at = excluded.created_at, updated_at = excluded.updated_at`,
    values: [
      userId,
      randomUUID(),
      digest(link),
      email,
      codeDigest(digest, email, code),
      instant(clock.now()),
    ],
    prepare: true,
  });
}

export interface FoundToken {
  readonly id: string;
  readonly user_id: string;
  readonly purpose: TokenPurpose;
}

const FIND_LINK = `
  select t.id, t.user_id, t.token_type as purpose from auth.one_time_tokens t
  where t.token_hash = $1 and t.token_type::text = any($2) and t.created_at > $3::timestamptz at time zone 'utc'`;

const FIND_CODE = `
  select t.id, t.user_id, t.token_type as purpose from auth.one_time_tokens t join auth.users u on u.id = t.user_id
  where t.relates_to = $4 and t.token_type::text = any($2) and t.created_at > $3::timestamptz at time zone 'utc'
    and $1 = case t.token_type
      ${PURPOSES.map((purpose) => `when '${purpose}' then u.${purpose}`).join(' ')}
    end`;

/** The token that a link holds, if it is known and not too old; finding it does not spend it. */
export async function findByLink(
  auth: AuthParts,
  session: Session,
  purposes: readonly TokenPurpose[],
  link: string,
): Promise<FoundToken | null> {
  const values = [auth.digest(link), purposes, oldest(auth)];
  const { rows } = await session.query<FoundToken>({ text: FIND_LINK, values, prepare: true });
  return rows[0] ?? null;
}

/** The same by the code and the address that it was sent to. */
export async function findByCode(
  auth: AuthParts,
  session: Session,
  purposes: readonly TokenPurpose[],
  email: string,
  code: string,
): Promise<FoundToken | null> {
  const values = [codeDigest(auth.digest, email, code), purposes, oldest(auth), email];
  const { rows } = await session.query<FoundToken>({ text: FIND_CODE, values, prepare: true });
  return rows[0] ?? null;
}

/** Whether it was this call that spent the token. */
export async function spend(session: Session, token: FoundToken): Promise<boolean> {
  const { rowCount } = await session.query({
    text: 'delete from auth.one_time_tokens where id = $1',
    values: [token.id],
    prepare: true,
  });
  return rowCount === 1;
}

/** Ends every link and code of an account. */
export async function forgetOneTimeTokens(session: Session, userId: string): Promise<void> {
  await session.query({
    text: 'delete from auth.one_time_tokens where user_id = $1',
    values: [userId],
    prepare: true,
  });
  const cleared = PURPOSES.map((purpose) => `${purpose} = ''`);
  await session.query({
    text: `update auth.users set ${cleared.join(', ')} where id = $1`,
    values: [userId],
    prepare: true,
  });
}

function codeDigest(digest: AuthParts['digest'], email: string, code: string): string {
  return digest(`${email} ${code}`);
}

function oldest({ clock, config }: AuthParts): string {
  return instant(clock.now() - config.linkLifetime * 1000);
}
