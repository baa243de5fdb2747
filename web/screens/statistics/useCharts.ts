import { useEffect, useState } from 'react';
import { loadChunk } from '../../backend/loadChunk.ts';

/** What draws, once it has arrived. */
export type Charts = typeof import('./charts/charts.ts');

/** Fetches what draws the charts: a part of the app of its own, without which figures and tables can do. */
export function useCharts(): Charts | 'loading' | 'failed' {
  const [charts, setCharts] = useState<Charts | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isLeft = false;
    loadChunk('charts', () => import('./charts/charts.ts')).then(
      (arrived) => !isLeft && setCharts(arrived),
      () => !isLeft && setCharts('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return charts;
}
