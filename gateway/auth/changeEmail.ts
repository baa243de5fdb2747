/*
 * A new address for an account: it is asked for at both addresses, and holds once both have agreed (with autoconfirm,
 * one of them), so that neither a stolen session nor a mistyped address takes an account away.
 */
import type { Session } from '../database/database.ts';
import type { Message } from '../mail/mail.ts';
import type { AuthParts } from './authParts.ts';
import { emailExists } from './errors.ts';
import { instant } from './instant.ts';
import { issueToken, messageOf } from './mailings.ts';
import { findUserByEmail, INSTANCE_ID, type User } from './users.ts';
import type { Visit } from './visit.ts';

/** Steps of the change that are already agreed to, as auth.users counts them. */
const NONE = 0;
const ONE = 1;

/** Notes the wish. @throws AuthError email_exists */
export async function beginEmailChange(session: Session, user: User, email: string): Promise<void> {
  if (await findUserByEmail(session, email)) throw emailExists();
  await session.query({
    text: 'update auth.users set email_change = $2 where id = $1',
    values: [user.id, email],
    prepare: true,
  });
}

/** The mails to both addresses, with new tokens, so that both have to agree anew; none when no change is wished for. */
export async function changeMessages(
  auth: AuthParts,
  session: Session,
  visit: Visit,
  user: User,
  newEmail: string,
  isPkce: boolean,
): Promise<Message[]> {
  if (!newEmail) return [];
  await setAgreed(session, user, NONE);
  const tokens = [await issueToken(auth, session, user.id, 'email_change_token_new', newEmail, isPkce)];
  if (user.email) {
    tokens.push(await issueToken(auth, session, user.id, 'email_change_token_current', user.email, isPkce));
  }
  return tokens.map((token) => messageOf(auth, visit, token, newEmail));
}

/**
 * One address agrees.
 * @returns whether the account has its new address now.
 * @throws AuthError email_exists when somebody else took the address meanwhile.
 */
export async function agreeToEmailChange(auth: AuthParts, session: Session, user: User): Promise<boolean> {
  const asksBoth = !auth.config.autoconfirm && Boolean(user.email);
  if (asksBoth && user.email_change_confirm_status === NONE) {
    await setAgreed(session, user, ONE);
    return false;
  }
  const newEmail = user.email_change ?? '';
  const now = instant(auth.clock.now());
  const { rowCount } = await session
    .query({
      text: `
        update auth.users set email = email_change, email_change = '', email_change_confirm_status = ${NONE},
          updated_at = $3
        where id = $1 and not exists (
          select from auth.users o
          where o.instance_id = '${INSTANCE_ID}' and lower(o.email) = $2 and not o.is_sso_user
        )`,
      values: [user.id, newEmail, now],
      prepare: true,
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailExists() : error;
    });
  if (rowCount === 0) throw emailExists();
  await session.query({
    text: `
      update auth.identities set updated_at = $3,
        identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
      where user_id = $1 and provider = 'email'`,
    values: [user.id, newEmail, now],
    prepare: true,
  });
  return true;
}

async function setAgreed(session: Session, user: User, agreed: number): Promise<void> {
  await session.query({
    text: 'update auth.users set email_change_confirm_status = $2 where id = $1',
    values: [user.id, agreed],
    prepare: true,
  });
}

/** Somebody took the address at the same moment. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
