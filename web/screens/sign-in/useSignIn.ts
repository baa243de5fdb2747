import { useState } from 'react';
import { signIn } from '../../backend/account.ts';
import { holdSession } from '../../backend/session.ts';
import { welcomeShown } from '../../device/shownFlags.ts';

type Attempt = 'idle' | 'busy' | 'refused' | 'unreachable';

/** The sign-in form. Once somebody is signed in, the guard of the route leads on to where they were going. */
export function useSignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState<Attempt>('idle');

  async function submit() {
    setAttempt('busy');
    await holdSession(async () => {
      const result = await signIn(email.trim(), password);
      if (result.outcome === 'done') welcomeShown(result.playerId).write(false);
      else setAttempt(result.outcome);
    });
  }

  return { email, setEmail, password, setPassword, attempt, submit: () => void submit() };
}
