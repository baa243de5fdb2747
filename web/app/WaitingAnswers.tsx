import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../backend/useSession.ts';
import { onReturn } from '../device/onReturn.ts';
import { waitingAnswers } from '../device/waitingAnswers.ts';

type WaitingAnswersProps = {
  /** The server has taken one. */
  readonly onSent: () => void;
};

/** Sends the answers that still wait in this browser; what does so is loaded only where there are any. */
export function WaitingAnswers(props: WaitingAnswersProps) {
  const session = useSession();
  const [path] = useLocation();
  const [Part, setPart] = useState<ComponentType<WaitingAnswersProps> | null>(null);
  const playerId = session.kind === 'player' ? session.player.id : null;
  const isDue = session.kind !== 'unknown' && Part === null;

  useEffect(() => {
    if (!isDue) return undefined;
    function look() {
      if (waitingAnswers(playerId).all().length === 0) return;
      import('./LateAnswers.tsx').then(
        ({ LateAnswers }) => setPart(() => LateAnswers),
        () => undefined, // without a network; it is asked for again when there is one
      );
    }
    look();
    return onReturn(look);
  }, [isDue, playerId, path]);

  return Part && createElement(Part, props);
}
