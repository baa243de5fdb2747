import { authClient, forgetSession } from './session.ts';

/** What an attempt at an account comes to; `unconfirmed`: a mail was sent that must be answered first. */
export type AccountResult = 'done' | 'refused' | 'unreachable';

/** Creates an account and signs it in. `username` goes with it, for the server to keep. */
export async function signUp(
  email: string,
  password: string,
  username: string,
): Promise<AccountResult | 'unconfirmed'> {
  return attempt(async (auth) => {
    const { data, error } = await auth.signUp({ email, password, options: { data: { username } } });
    if (!error && !data.session) return 'unconfirmed';
    return outcomeOf(error);
  });
}

/** Signs in with a password. */
export function signIn(email: string, password: string): Promise<AccountResult> {
  return attempt(async (auth) => outcomeOf((await auth.signInWithPassword({ email, password })).error));
}

/** Signs out: this browser, all of the player's, or all but this one. The token here is gone even without a network. */
export async function signOut(scope: 'local' | 'global' | 'others'): Promise<AccountResult> {
  const result = await attempt(async (auth) => outcomeOf((await auth.signOut({ scope })).error));
  if (result !== 'done' && scope !== 'others') await forgetSession();
  return result;
}

/** Has a mail sent with a link to choose a new password. Says 'done' for an unknown address too. */
export function resetPassword(email: string): Promise<AccountResult> {
  const redirectTo = new URL('/update-password', location.href).href;
  return attempt(async (auth) => outcomeOf((await auth.resetPasswordForEmail(email, { redirectTo })).error));
}

/** Gives the signed-in player a new password. */
export function updatePassword(password: string): Promise<AccountResult> {
  return attempt(async (auth) => outcomeOf((await auth.updateUser({ password })).error));
}

type Client = Awaited<ReturnType<typeof authClient>>;

async function attempt<T>(action: (auth: Client) => Promise<T>): Promise<T | 'unreachable'> {
  try {
    return await action(await authClient());
  } catch {
    return 'unreachable';
  }
}

function outcomeOf(error: { readonly name: string } | null): AccountResult {
  if (!error) return 'done';
  return error.name === 'AuthRetryableFetchError' ? 'unreachable' : 'refused';
}
