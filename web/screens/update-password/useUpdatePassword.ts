import { useState } from 'react';
import { type AccountResult, updatePassword } from '../../backend/account.ts';
import { usePlayer } from '../../backend/useSession.ts';

/** Choosing a new password, for whoever the link in the mail (or an open session) says it is. */
export function useUpdatePassword() {
  const player = usePlayer();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [attempt, setAttempt] = useState<'idle' | 'busy' | AccountResult>('idle');

  async function submit() {
    setAttempt('busy');
    const result = await updatePassword(password);
    setAttempt(result);
    if (result !== 'done') return;
    setPassword('');
    setConfirmPassword('');
  }

  return {
    email: player?.email ?? '',
    isKnown: player !== null,
    password,
    setPassword,
    confirmPassword,
    setConfirmPassword,
    /** Both filled in, and equal (spec section 5). */
    canConfirm: password !== '' && password === confirmPassword,
    attempt,
    submit: () => void submit(),
  };
}
