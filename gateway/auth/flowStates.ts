/*
 * PKCE: the one who asked for a mail keeps a secret, and only with it can the session be fetched that the mail's link
 * leads to. A link that somebody else sees or follows is worth nothing to them.
 */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Session } from '../database/database.ts';
import type { AuthParts } from './authParts.ts';
import { badCodeVerifier, flowStateExpired, flowStateNotFound, validationFailed } from './errors.ts';
import { instant } from './instant.ts';
import type { SignInMethod } from './sessions.ts';

/** How long a code may be exchanged after its link was followed, in seconds, as on a hosted project. */
const CODE_LIFETIME = 300;

export interface Challenge {
  readonly code_challenge: string;
  readonly code_challenge_method: string;
}

const METHODS = ['s256', 'plain'];

/** @returns whether the caller wants PKCE. @throws AuthError validation_failed for a challenge that is none. */
export function checkChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: Challenge): boolean {
  if ((challenge === '') !== (method === '')) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return false;
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[a-zA-Z0-9._~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (!METHODS.includes(method.toLowerCase())) {
    throw validationFailed(`unsupported code_challenge method "${method}"`);
  }
  return true;
}

/** Remembers a challenge until the link of the mail is followed. */
export async function beginFlow(
  { clock }: AuthParts,
  session: Session,
  userId: string,
  method: SignInMethod,
  challenge: Challenge,
): Promise<void> {
  await session.query({
    text: `
      insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
        authentication_method, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz)`,
    values: [
      randomUUID(),
      userId,
      randomUUID(),
      challenge.code_challenge_method.toLowerCase(),
      challenge.code_challenge,
      method === 'email/signup' ? 'email' : method,
      method,
      instant(clock.now()),
    ],
  });
}

/** The code to exchange, for an account whose link was just followed. @throws AuthError flow_state_not_found */
export async function issueCode(
  { clock }: AuthParts,
  session: Session,
  userId: string,
  method: SignInMethod,
): Promise<string> {
  const { rows } = await session.query<{ auth_code: string }>({
    text: `
      update auth.flow_state set auth_code_issued_at = $3::timestamptz, updated_at = $3::timestamptz
      where id = (
        select id from auth.flow_state where user_id = $1 and authentication_method = $2
        order by created_at desc limit 1
      )
      returning auth_code`,
    values: [userId, method, instant(clock.now())],
  });
  const code = rows[0]?.auth_code;
  if (!code)
    throw flowStateNotFound(400, 'No associated flow state found. No valid flow state found for user.');
  return code;
}

export interface FinishedFlow {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly providerType: string;
}

interface FlowState {
  readonly id: string;
  readonly user_id: string;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
  readonly authentication_method: SignInMethod;
  readonly provider_type: string;
  readonly auth_code_issued_at: Date;
}

/**
 * Takes a code back for its secret; it works once, and a wrong secret does not use it up.
 * @throws AuthError flow_state_not_found, flow_state_expired, bad_code_verifier
 */
export async function finishFlow(
  { clock }: AuthParts,
  session: Session,
  code: string,
  verifier: string,
): Promise<FinishedFlow> {
  const { rows } = await session.query<FlowState>({
    text: `
      select * from auth.flow_state
      where auth_code = $1 and user_id is not null and auth_code_issued_at is not null for update`,
    values: [code],
  });
  const flow = rows[0];
  if (!flow) throw flowStateNotFound(404, 'invalid flow state, no valid flow state found');
  if (flow.auth_code_issued_at.getTime() + CODE_LIFETIME * 1000 <= clock.now()) throw flowStateExpired();
  if (!answers(flow, verifier)) throw badCodeVerifier();
  await session.query({ text: 'delete from auth.flow_state where id = $1', values: [flow.id] });
  return {
    userId: flow.user_id,
    method: flow.authentication_method,
    providerType: flow.provider_type,
  };
}

function answers({ code_challenge, code_challenge_method }: FlowState, verifier: string): boolean {
  const isHashed = code_challenge_method === 's256';
  const given = isHashed ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [a, b] = [Buffer.from(given), Buffer.from(code_challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
}
