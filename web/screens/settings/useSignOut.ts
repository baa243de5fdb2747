import { useState } from 'react';
import { useLocation } from 'wouter';
import { signOut } from '../../backend/account.ts';
import { holdSession } from '../../backend/session.ts';

/** Signing out, here or on all devices. It ends at home: whoever leaves has nowhere to be led back to. */
export function useSignOut() {
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'here' | 'everywhere' | 'failed'>('idle');

  async function leave(scope: 'local' | 'global') {
    await holdSession(async () => {
      const result = await signOut(scope);
      if (scope === 'local' || result === 'done') navigate('/');
      else setState('failed');
    });
  }

  return {
    state,
    here: () => {
      setState('here');
      void leave('local');
    },
    everywhere: () => {
      setState('everywhere');
      void leave('global');
    },
  };
}
