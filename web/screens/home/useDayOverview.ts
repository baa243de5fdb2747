import { useEffect, useState } from 'react';
import { type DayOverview, dayOverview } from '../../backend/game.ts';
import { usePlayer } from '../../backend/useSession.ts';
import { gameContext } from '../../device/gameContext.ts';

type Loaded =
  | { readonly state: 'loading'; readonly overview: DayOverview | null }
  | { readonly state: 'loaded'; readonly overview: DayOverview }
  | { readonly state: 'failed'; readonly overview: DayOverview | null };

/**
 * The day that the home screen shows, and the steps to other days. While another day is on its way, `overview` is still
 * the one before.
 */
export function useDayOverview() {
  const playerId = usePlayer()?.id ?? null;
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading', overview: null });
  const [asked, setAsked] = useState<{ readonly load: () => Promise<DayOverview | null> }>();

  useEffect(() => {
    let isLeft = false;
    const load = asked?.load ?? (() => overviewOf(playerId === null ? 0 : gameContext.read().previousDays));
    setLoaded(({ overview }) => ({ state: 'loading', overview }));
    void load().then((overview) => {
      if (isLeft) return;
      if (!overview) return setLoaded((before) => ({ state: 'failed', overview: before.overview }));
      if (playerId !== null) remember(overview);
      setLoaded({ state: 'loaded', overview });
    });
    return () => {
      isLeft = true;
    };
  }, [playerId, asked]);

  const shown = loaded.overview?.previousDays ?? 0;
  return {
    ...loaded,
    goBack: () => setAsked({ load: () => overviewOf(shown + 1) }),
    goForward: () => setAsked({ load: () => nextAfter(shown) }),
    retry: () => setAsked((before) => ({ load: before?.load ?? (() => overviewOf(shown)) })),
  };
}

async function overviewOf(previousDays: number): Promise<DayOverview | null> {
  const result = await dayOverview(previousDays);
  return result.ok ? result.value : null;
}

/** The nearest later day with a puzzle: going back passes over days without one, so going forward must, too. */
async function nextAfter(previousDays: number): Promise<DayOverview | null> {
  for (let days = previousDays - 1; days > 0; days--) {
    const overview = await overviewOf(days);
    if (!overview || overview.previousDays < previousDays) return overview;
  }
  return overviewOf(0);
}

function remember(overview: DayOverview): void {
  const { previousDays, puzzles } = overview;
  const playedCountsList = puzzles.map(({ name, answeredCount }) => ({
    puzzleName: name,
    playedCount: answeredCount,
  }));
  gameContext.update({ previousDays, playedCountsList });
}
