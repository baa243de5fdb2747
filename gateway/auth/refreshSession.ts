/*
 * Refresh tokens rotate: each works once and brings the next one. A token that comes a second time was either lost on
 * the way back or stolen. It still gets the session's current token when it is the one just before it (the answer was
 * lost; auth-js counts on this, also hours later) or was used moments ago (several tabs at once). Anything older is taken
 * for theft: from then on none of the session's tokens works. There is never more than one current token.
 */
import * as v from 'valibot';
import type { Session } from '../database/database.ts';
import type { AuthenticationMethod } from './accessToken.ts';
import { audit } from './auditEntries.ts';
import type { AuthParts } from './authParts.ts';
import {
  refreshTokenAlreadyUsed,
  refreshTokenNotFound,
  sessionExpired,
  userBanned,
  validationFailed,
} from './errors.ts';
import { instant } from './instant.ts';
import { optionalText } from './requestBody.ts';
import { newRefreshToken, sessionBody, type SessionBody } from './sessions.ts';
import { INSTANCE_ID, isBanned, USER_COLUMNS, type User } from './users.ts';
import type { Visit } from './visit.ts';

export const refreshSessionInput = v.object({ refresh_token: optionalText });

/** A presented token, its session and the session's current token. */
interface Presented extends User {
  readonly session_id: string;
  readonly is_over: boolean | null;
  readonly is_used: boolean;
  readonly used_at: Date;
  readonly current_token: string | null;
  /** The token that the current one came for. */
  readonly current_parent: string | null;
  readonly methods: readonly AuthenticationMethod[];
}

/**
 * The session of a refresh token, with new tokens.
 * @throws AuthError refresh_token_not_found, refresh_token_already_used, session_expired, user_banned
 */
export async function refreshSession(
  auth: AuthParts,
  visit: Visit,
  { refresh_token: given }: v.InferOutput<typeof refreshSessionInput>,
): Promise<SessionBody> {
  if (!given) throw validationFailed('refresh_token required');
  const outcome = await auth.database.transaction(async (session) => {
    const now = auth.clock.now();
    const presented = await lockSessionOf(session, given, now);
    if (!presented) throw refreshTokenNotFound();
    if (isBanned(presented, now)) throw userBanned(400, 'Invalid Refresh Token: User Banned');
    if (presented.is_over) throw sessionExpired();
    if (!presented.is_used) {
      return { presented, token: await rotate(session, visit, presented, given, now) };
    }
    if (presented.current_token && mayComeAgain(auth, presented, given, now)) {
      return { presented, token: presented.current_token };
    }
    await revokeAll(session, visit, presented, now);
    return { presented, token: null };
  });
  // Thrown out here, so that what was revoked stays revoked.
  if (!outcome.token) throw refreshTokenAlreadyUsed();
  const { presented, token } = outcome;
  return sessionBody(auth, presented, presented.session_id, presented.methods, token);
}

/** Has everybody else who refreshes the same session wait, and reads only then. */
async function lockSessionOf(session: Session, token: string, now: number): Promise<Presented | null> {
  const locked = await session.query<{ id: string }>({
    text: `
      select s.id from auth.sessions s
      where s.id = (select t.session_id from auth.refresh_tokens t where t.token = $1) for update`,
    values: [token],
    prepare: true,
  });
  const id = locked.rows[0]?.id;
  if (!id) return null;
  const { rows } = await session.query<Presented>({
    text: `
      select ${USER_COLUMNS}, s.id as session_id, s.not_after < $3 as is_over, t.revoked as is_used, t.updated_at as used_at,
        current.token as current_token, current.parent as current_parent,
        (
          select coalesce(json_agg(json_build_object(
            'method', m.authentication_method, 'timestamp', floor(extract(epoch from m.updated_at))::bigint
          ) order by m.updated_at desc), '[]')
          from auth.mfa_amr_claims m where m.session_id = s.id
        ) as methods
      from auth.refresh_tokens t
      join auth.sessions s on s.id = t.session_id
      join auth.users u on u.id = s.user_id and u.deleted_at is null
      left join lateral (
        select c.token, c.parent from auth.refresh_tokens c
        where c.session_id = s.id and not c.revoked order by c.id desc limit 1
      ) current on true
      where t.token = $1 and s.id = $2`,
    values: [token, id, instant(now)],
    prepare: true,
  });
  return rows[0] ?? null;
}

function mayComeAgain({ config }: AuthParts, presented: Presented, token: string, now: number): boolean {
  const isLastBefore = presented.current_parent === token;
  return isLastBefore || now <= presented.used_at.getTime() + config.refreshReuseInterval * 1000;
}

async function rotate(
  session: Session,
  visit: Visit,
  { id, session_id: sessionId }: Presented,
  used: string,
  now: number,
): Promise<string> {
  const token = newRefreshToken();
  await session.query({
    text: `
      with used as (
        update auth.refresh_tokens set revoked = true, updated_at = $3::timestamptz where token = $2::text
      ), renewed as (
        update auth.sessions set refreshed_at = $3::timestamptz at time zone 'utc', updated_at = $3::timestamptz,
          user_agent = $4::text, ip = $5::inet
        where id = $6::uuid
      )
      insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
      values ('${INSTANCE_ID}', $1::text, $7::text, false, $3::timestamptz, $3::timestamptz, $2::text, $6::uuid)`,
    values: [token, used, instant(now), visit.userAgent, visit.ip, sessionId, id],
    prepare: true,
  });
  return token;
}

async function revokeAll(session: Session, visit: Visit, presented: Presented, now: number): Promise<void> {
  visit.log.warn({ userId: presented.id, sessionId: presented.session_id }, 'refresh token reused');
  await session.query({
    text: 'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
    values: [presented.session_id, instant(now)],
    prepare: true,
  });
  await audit(session, visit, presented, 'token_revoked', now);
}
