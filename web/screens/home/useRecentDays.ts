import { useEffect, useState } from 'react';
import { type RecentDay, recentDays } from '../../backend/game.ts';

/** The days that can be gone back to. */
export function useRecentDays() {
  const [days, setDays] = useState<readonly RecentDay[] | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isLeft = false;
    void recentDays().then((result) => {
      if (!isLeft) setDays(result.ok ? result.value : 'failed');
    });
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  return {
    days,
    retry: () => {
      setDays('loading');
      setAttempt(attempt + 1);
    },
  };
}
