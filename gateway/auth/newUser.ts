import { randomUUID } from 'node:crypto';
import type { Session } from '../database/database.ts';
import type { AuthParts } from './authParts.ts';
import { unexpectedFailure } from './errors.ts';
import { instant } from './instant.ts';
import { AUTHENTICATED, INSTANCE_ID, type Metadata } from './users.ts';

export interface NewUser {
  /** In lower case. */
  readonly email: string;
  readonly passwordHash: string;
  /** What the person says of themselves. */
  readonly data: Metadata;
  readonly isConfirmed: boolean;
}

const INSERT_USER = `
  insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  select '${INSTANCE_ID}', $1::uuid, '${AUTHENTICATED}', '${AUTHENTICATED}', $2::text, $3::text,
    case when $4 then $5::timestamptz end, '{"provider":"email","providers":["email"]}', $6::jsonb, $5::timestamptz,
    $5::timestamptz
  where not exists (
    select from auth.users where instance_id = '${INSTANCE_ID}' and lower(email) = $2::text and not is_sso_user
  )
  on conflict (email) where is_sso_user = false do nothing`;

const INSERT_IDENTITY = `
  insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
  values ($1::uuid::text, $1::uuid, $2, 'email', $3, $3, $3)`;

/**
 * Makes an account with its e-mail identity.
 * @returns its id, or null when the address has one already, also one that is being made at this moment.
 * @throws AuthError unexpected_failure when the database refuses, for example a trigger of the application.
 */
export async function createUser(
  { clock }: AuthParts,
  session: Session,
  { email, passwordHash, data, isConfirmed }: NewUser,
): Promise<string | null> {
  const id = randomUUID();
  const now = instant(clock.now());
  // Nobody can say by `data` who they are: these four are the gateway's.
  const identity = { ...data, sub: id, email, email_verified: false, phone_verified: false };
  const metadata = { ...identity, email_verified: isConfirmed };
  try {
    const { rowCount } = await session.query({
      text: INSERT_USER,
      values: [id, email, passwordHash, isConfirmed, now, JSON.stringify(metadata)],
      prepare: true,
    });
    if (rowCount === 0) return null;
    await session.query({
      text: INSERT_IDENTITY,
      values: [id, JSON.stringify(identity), now],
      prepare: true,
    });
    return id;
  } catch (cause) {
    throw unexpectedFailure('Database error saving new user', cause);
  }
}
