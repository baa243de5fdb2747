import { useSyncExternalStore } from 'react';
import { type Player, session, type SessionState } from './session.ts';

const VISITOR: SessionState = { kind: 'visitor' };

/** Who uses the app. The page as built is a visitor's. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.current, () => VISITOR);
}

/** Who is signed in, or null. */
export function usePlayer(): Player | null {
  const state = useSession();
  return state.kind === 'player' ? state.player : null;
}
