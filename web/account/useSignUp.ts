import { useState } from 'react';
import { signUp } from '../backend/account.ts';
import { holdSession } from '../backend/session.ts';
import { leaderboardShown, welcomeShown } from '../device/shownFlags.ts';
import { visitorId } from '../device/visitorId.ts';
import { isStopped, problemsOf, type SignUpFields, type SignUpProblems } from './signUpProblems.ts';

type Attempt = 'idle' | 'busy' | 'refused' | 'unreachable' | 'unconfirmed';

const EMPTY: SignUpFields = { email: '', username: '', password: '', confirmPassword: '' };
const NO_PROBLEMS: SignUpProblems = { missing: [], isPasswordShort: false, isMismatch: false };

/** Whom somebody comes by: the address that the invitation went to, and the inviter's id. */
export type Invitation = { readonly email: string; readonly referralId: string };

/**
 * The sign-up form and the flow behind it (spec section 4). The guard of the route leads on once it is done. The server
 * turns the invitation, if it is still open, into the inviter's referral as it makes the account.
 */
export function useSignUp(invitation?: Invitation) {
  const [fields, setFields] = useState({ ...EMPTY, email: invitation?.email ?? '' });
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [attempt, setAttempt] = useState<Attempt>('idle');

  async function submit() {
    const found = problemsOf(fields);
    setProblems(found);
    setAttempt(isStopped(found) ? 'idle' : 'busy');
    if (isStopped(found)) return;
    await holdSession(async () => {
      const username = fields.username.trim();
      const data = {
        username,
        visitor: visitorId(),
        ...(invitation && { referral_id: invitation.referralId }),
      };
      const result = await signUp(fields.email.trim(), fields.password, data);
      if (result.outcome !== 'done') {
        setAttempt(result.outcome);
        return;
      }
      welcomeShown(result.playerId).write(false);
      leaderboardShown(result.playerId).write(false);
    });
  }

  return {
    fields,
    problems,
    attempt,
    /** The address is the one that was invited, and stays so. */
    isEmailLocked: invitation !== undefined,
    change: (change: Partial<SignUpFields>) => setFields({ ...fields, ...change }),
    submit: () => void submit(),
  };
}
