import { randomUUID } from 'node:crypto';
import type { Session } from '../database/database.ts';
import { instant } from './instant.ts';
import { INSTANCE_ID, type User } from './users.ts';
import type { Visit } from './visit.ts';

/** What happened, and the group that Supabase files it under. */
const LOG_TYPES = {
  login: 'account',
  logout: 'account',
  user_signedup: 'team',
  token_revoked: 'token',
  user_modified: 'user',
  user_updated_password: 'user',
  user_recovery_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
} as const;

export type AuditAction = keyof typeof LOG_TYPES;

/** Notes in auth.audit_log_entries what an account did; `now` in milliseconds. */
export async function audit(
  session: Session,
  visit: Visit,
  user: Pick<User, 'id' | 'email'>,
  action: AuditAction,
  now: number,
  traits?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const payload = {
    action,
    actor_id: user.id,
    actor_username: user.email ?? '',
    actor_via_sso: false,
    log_type: LOG_TYPES[action],
    ...(traits ? { traits } : {}),
  };
  await session.query({
    text: `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
      values ($1, $2, $3, $4, $5)`,
    values: [INSTANCE_ID, randomUUID(), JSON.stringify(payload), instant(now), visit.ip ?? ''],
    prepare: true,
  });
}
