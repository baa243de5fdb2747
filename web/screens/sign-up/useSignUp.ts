import { useState } from 'react';
import { signUp } from '../../backend/account.ts';
import { holdSession } from '../../backend/session.ts';
import { leaderboardShown, welcomeShown } from '../../device/shownFlags.ts';
import { isStopped, problemsOf, type SignUpFields, type SignUpProblems } from './signUpProblems.ts';

type Attempt = 'idle' | 'busy' | 'refused' | 'unreachable' | 'unconfirmed';

const EMPTY: SignUpFields = { email: '', username: '', password: '', confirmPassword: '' };
const NO_PROBLEMS: SignUpProblems = { missing: [], isPasswordShort: false, isMismatch: false };

/** The sign-up form and the flow behind it (spec section 4). The guard of the route leads on once it is done. */
export function useSignUp() {
  const [fields, setFields] = useState(EMPTY);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [attempt, setAttempt] = useState<Attempt>('idle');

  async function submit() {
    const found = problemsOf(fields);
    setProblems(found);
    setAttempt(isStopped(found) ? 'idle' : 'busy');
    if (isStopped(found)) return;
    await holdSession(async () => {
      const username = fields.username.trim();
      const result = await signUp(fields.email.trim(), fields.password, username);
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
    change: (change: Partial<SignUpFields>) => setFields({ ...fields, ...change }),
    submit: () => void submit(),
  };
}
