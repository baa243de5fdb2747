import type { Session } from '../database/database.ts';
import { utc } from './instant.ts';

/** The only audience and role that accounts have here. */
export const AUTHENTICATED = 'authenticated';

/** Supabase keeps this where hosted projects once kept their number. */
export const INSTANCE_ID = '00000000-0000-0000-0000-000000000000';

export type Metadata = Readonly<Record<string, unknown>>;

/** A row of auth.users with its identities, as `USER_COLUMNS` reads it; times are RFC 3339. */
export interface User {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  readonly invited_at: string | null;
  readonly phone: string | null;
  readonly phone_confirmed_at: string | null;
  readonly confirmation_sent_at: string | null;
  readonly confirmed_at: string | null;
  readonly recovery_sent_at: string | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: string | null;
  readonly email_change_confirm_status: number;
  readonly last_sign_in_at: string | null;
  readonly raw_app_meta_data: Metadata | null;
  readonly raw_user_meta_data: Metadata | null;
  readonly identities: readonly Identity[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly banned_until: string | null;
  readonly is_anonymous: boolean;
}

/** In the order and with the names in which Supabase shows it. */
export interface Identity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: Metadata;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly email: string | null;
}

const TIMES = [
  'email_confirmed_at',
  'invited_at',
  'phone_confirmed_at',
  'confirmation_sent_at',
  'confirmed_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'last_sign_in_at',
  'created_at',
  'updated_at',
  'banned_until',
];

/** For `select` and `returning` on auth.users with the alias `u`. */
export const USER_COLUMNS = `
  u.id, u.aud, u.role, u.email, u.encrypted_password, u.phone, u.email_change, u.email_change_confirm_status,
  u.raw_app_meta_data, u.raw_user_meta_data, u.is_anonymous,
  ${TIMES.map((name) => `${utc(`u.${name}`)} as ${name}`).join(', ')},
  (
    select coalesce(json_agg(json_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
      'provider', i.provider, 'last_sign_in_at', ${utc('i.last_sign_in_at')},
      'created_at', ${utc('i.created_at')}, 'updated_at', ${utc('i.updated_at')}, 'email', i.email
    ) order by i.created_at), '[]')
    from auth.identities i where i.user_id = u.id
  ) as identities`;

const BY_EMAIL = `
  select ${USER_COLUMNS} from auth.users u
  where u.instance_id = $1 and lower(u.email) = $2 and u.aud = $3 and not u.is_sso_user and u.deleted_at is null`;

/** `email` in lower case. */
export async function findUserByEmail(session: Session, email: string): Promise<User | null> {
  const values = [INSTANCE_ID, email, AUTHENTICATED];
  const { rows } = await session.query<User>({ text: BY_EMAIL, values, prepare: true });
  return rows[0] ?? null;
}

/** Keeps everybody else from changing the account until the transaction ends. */
export async function lockUser(session: Session, id: string): Promise<User | null> {
  const { rows } = await session.query<User>({
    text: `select ${USER_COLUMNS} from auth.users u where u.id = $1 and u.deleted_at is null for update of u`,
    values: [id],
    prepare: true,
  });
  return rows[0] ?? null;
}

export function isConfirmed(user: User): boolean {
  return user.email_confirmed_at !== null;
}

/** `now` in milliseconds. */
export function isBanned({ banned_until: until }: User, now: number): boolean {
  return until !== null && (until === 'infinity' || Date.parse(until) > now);
}
