/*
 * The catalogue: every refusal of the auth surface, with the status, code and message that Supabase's clients know.
 */
import { AuthError } from './authError.ts';

// --- what was asked ---

export const validationFailed = (message: string) => new AuthError(400, 'validation_failed', message);

export const badJson = (reason: string) =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);

export const bodyTooLarge = () => new AuthError(413, 'request_too_large', 'Request body is too large');

export const unsupportedGrant = () => new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');

export const anonymousDisabled = () =>
  new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');

export const phoneDisabled = (status: 400 | 422, what: string) =>
  new AuthError(status, 'phone_provider_disabled', `Phone ${what} are disabled`);

// --- passwords and addresses ---

export const weakPassword = (message: string, reasons: readonly string[]) =>
  new AuthError(422, 'weak_password', message, { details: { weak_password: { reasons } } });

export const samePassword = () =>
  new AuthError(422, 'same_password', 'New password should be different from the old password.');

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

// --- signing up and in ---

export const signupDisabled = () =>
  new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');

export const userAlreadyExists = () => new AuthError(422, 'user_already_exists', 'User already registered');

export const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

export const emailNotConfirmed = () => new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

export const userBanned = (status: 400 | 403, message = 'User is banned') =>
  new AuthError(status, 'user_banned', message);

// --- tokens and sessions ---

export const bearerRequired = () =>
  new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token');

export const badJwt = (message: string) => new AuthError(403, 'bad_jwt', message);

export const userNotFound = () =>
  new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');

export const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

export const notAdmin = () =>
  new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');

export const refreshTokenNotFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

export const refreshTokenAlreadyUsed = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

export const sessionExpired = () =>
  new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');

// --- links, codes and PKCE ---

export const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

export const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

export const flowStateNotFound = (status: 400 | 404, message: string) =>
  new AuthError(status, 'flow_state_not_found', message);

export const flowStateExpired = () =>
  new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');

export const badCodeVerifier = () =>
  new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');

// --- limits ---

const tooMany = (code: string, message: string, seconds: number) =>
  new AuthError(429, code, message, { headers: { 'retry-after': String(seconds) } });

export const overRequestLimit = (seconds: number) =>
  tooMany('over_request_rate_limit', 'Request rate limit reached', seconds);

export const overMailLimit = (seconds: number) =>
  tooMany('over_email_send_rate_limit', 'email rate limit exceeded', seconds);

export const mailTooSoon = (seconds: number) =>
  tooMany(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    seconds,
  );

// --- failures of ours ---

export const unexpectedFailure = (message: string, cause: unknown) =>
  new AuthError(500, 'unexpected_failure', message, { cause });
