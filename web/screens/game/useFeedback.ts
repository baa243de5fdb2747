import { useState } from 'react';
import { sendFeedback } from '../../backend/feedback.ts';
import { usePlayer } from '../../backend/useSession.ts';

/** A message about a puzzle that is being written and sent; `onSent` is called when it has arrived. */
export function useFeedback(onSent: () => void) {
  const playerId = usePlayer()?.id;
  const [message, setMessage] = useState('');
  const [status, setStatus] = useState<'writing' | 'sending' | 'failed'>('writing');

  async function submit() {
    if (playerId === undefined || status === 'sending') return;
    setStatus('sending');
    const result = await sendFeedback(playerId, message);
    setStatus(result.ok ? 'writing' : 'failed');
    if (result.ok) onSent();
  }

  return { message, setMessage, status, submit: () => void submit() };
}
