import { useState } from 'react';
import { type AccountResult, resetPassword } from '../../backend/account.ts';

/** Asking for a mail with a link to choose a new password. */
export function useResetPassword() {
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState<'idle' | 'busy' | AccountResult>('idle');

  async function submit() {
    setAttempt('busy');
    setAttempt(await resetPassword(email.trim()));
  }

  return { email, setEmail, attempt, submit: () => void submit() };
}
