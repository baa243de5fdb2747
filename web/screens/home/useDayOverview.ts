import { useEffect, useState } from 'react';
import { type DayOverview, dayOverview } from '../../backend/game.ts';
import { usePlayer } from '../../backend/useSession.ts';
import { gameContext } from '../../device/gameContext.ts';

type Request = { readonly previousDays: number };

/**
 * The day that the home screen shows, and the steps to other days. While another day is on its way, `overview` is still
 * the one before.
 */
export function useDayOverview() {
  const isPlayer = usePlayer() !== null;
  const [request, setRequest] = useState<Request>(() => ({
    previousDays: isPlayer ? gameContext.read().previousDays : 0,
  }));
  const [overview, setOverview] = useState<DayOverview | null>(null);
  const [answered, setAnswered] = useState<{ readonly request: Request; readonly isGood: boolean }>();

  useEffect(() => {
    let isLeft = false;
    void dayOverview(request.previousDays).then((result) => {
      if (isLeft) return;
      setAnswered({ request, isGood: result.ok });
      if (!result.ok) return;
      setOverview(result.value);
      if (isPlayer && !result.value.isLastSeen) remember(result.value);
    });
    return () => {
      isLeft = true;
    };
  }, [request, isPlayer]);

  // What is shown is from before the network went: it is asked for anew when the network is back.
  const isLastSeen = overview?.isLastSeen === true;
  useEffect(() => {
    if (!isLastSeen) return undefined;
    const again = () => setRequest((before) => ({ ...before }));
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLastSeen]);

  return {
    overview,
    /** How far back the day is that is shown, or on its way when there is none yet. */
    previousDays: overview?.previousDays ?? request.previousDays,
    state: stateOf(answered?.request === request ? answered.isGood : null),
    goTo: (previousDays: number) => setRequest({ previousDays }),
    retry: () => setRequest({ ...request }),
  };
}

function stateOf(isGood: boolean | null): 'loading' | 'loaded' | 'failed' {
  if (isGood === null) return 'loading';
  return isGood ? 'loaded' : 'failed';
}

function remember({ previousDays, puzzles }: DayOverview): void {
  const playedCountsList = puzzles.map(({ name, answeredCount }) => ({
    puzzleName: name,
    playedCount: answeredCount,
  }));
  gameContext.update({ previousDays, playedCountsList });
}
