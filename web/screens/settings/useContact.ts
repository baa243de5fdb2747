import { useState } from 'react';
import { LONGEST_CONTACT_MESSAGE, sendContactMessage } from '../../backend/feedback.ts';
import { usePlayer } from '../../backend/useSession.ts';

/** A message to whoever runs the site. It stays while its dialog is closed, until it has arrived. */
export function useContact() {
  const playerId = usePlayer()?.id;
  const [message, setMessage] = useState('');
  const [status, setStatus] = useState<'writing' | 'empty' | 'sending' | 'failed' | 'sent'>('writing');

  async function send(id: string) {
    setStatus('sending');
    const result = await sendContactMessage(id, message.trim());
    setStatus(result.ok ? 'sent' : 'failed');
    if (result.ok) setMessage('');
  }

  return {
    message,
    longest: LONGEST_CONTACT_MESSAGE,
    status,
    write: (text: string) => {
      setMessage(text);
      if (status === 'empty') setStatus('writing');
    },
    send: () => {
      if (playerId === undefined || status === 'sending') return;
      if (message.trim() === '') setStatus('empty');
      else void send(playerId);
    },
    writeAnother: () => setStatus('writing'),
  };
}
