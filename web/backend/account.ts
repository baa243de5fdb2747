import { authClient, forgetSession } from './session.ts';

/** What an attempt at an account comes to. */
export type AccountResult = 'done' | 'refused' | 'unreachable';

export type SignInResult =
  { readonly outcome: 'done'; readonly playerId: string } | { readonly outcome: 'refused' | 'unreachable' };

export type SignUpResult =
  | SignInResult
  /** A mail was sent that must be answered before signing in. */
  | { readonly outcome: 'unconfirmed' };

/**
 * What the server keeps of somebody who signs up: `referral_id` is who invited them, `visitor` the id by which it knows
 * what was played in this browser, which becomes the account's.
 */
type SignUpData = {
  readonly username: string;
  readonly referral_id?: string;
  readonly visitor?: string;
};

/** Creates an account and signs it in. */
export function signUp(email: string, password: string, data: SignUpData): Promise<SignUpResult> {
  return attempt<SignUpResult>(
    async (auth) => {
      const { data: answer, error } = await auth.signUp({ email, password, options: { data } });
      if (error) return { outcome: failureOf(error) };
      return answer.session
        ? { outcome: 'done', playerId: answer.session.user.id }
        : { outcome: 'unconfirmed' };
    },
    { outcome: 'unreachable' },
  );
}

/** Signs in with a password. */
export function signIn(email: string, password: string): Promise<SignInResult> {
  return attempt<SignInResult>(
    async (auth) => {
      const { data, error } = await auth.signInWithPassword({ email, password });
      return error ? { outcome: failureOf(error) } : { outcome: 'done', playerId: data.user.id };
    },
    { outcome: 'unreachable' },
  );
}

/**
 * Signs out: this browser, all of the player's, or all but this one. This browser alone is signed out even without a
 * network; of the others nothing can be promised then, so with them nothing has changed.
 */
export async function signOut(scope: 'local' | 'global' | 'others'): Promise<AccountResult> {
  const result = await attempt<AccountResult>(
    async (auth) => outcomeOf((await auth.signOut({ scope })).error),
    'unreachable',
  );
  if (result !== 'done' && scope === 'local') await forgetSession();
  return result;
}

/** Has a mail sent with a link to choose a new password. Says 'done' for an unknown address too. */
export function resetPassword(email: string): Promise<AccountResult> {
  const redirectTo = new URL('/update-password', location.href).href;
  return attempt<AccountResult>(
    async (auth) => outcomeOf((await auth.resetPasswordForEmail(email, { redirectTo })).error),
    'unreachable',
  );
}

/** Gives the signed-in player a new password. */
export function updatePassword(password: string): Promise<AccountResult> {
  return attempt<AccountResult>(
    async (auth) => outcomeOf((await auth.updateUser({ password })).error),
    'unreachable',
  );
}

type Client = Awaited<ReturnType<typeof authClient>>;
type AuthFailure = { readonly name: string };

async function attempt<T>(action: (auth: Client) => Promise<T>, unreachable: T): Promise<T> {
  try {
    return await action(await authClient());
  } catch {
    // The library or the configuration could not be loaded: it answers everything else without throwing.
    return unreachable;
  }
}

function outcomeOf(error: AuthFailure | null): AccountResult {
  return error ? failureOf(error) : 'done';
}

function failureOf(error: AuthFailure): 'refused' | 'unreachable' {
  return error.name === 'AuthRetryableFetchError' ? 'unreachable' : 'refused';
}
