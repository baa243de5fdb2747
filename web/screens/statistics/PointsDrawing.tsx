import { useState } from 'react';
import type { Statistics } from '../../backend/statistics.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { Drawing } from './Drawing.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { bestPeriod, type Period, periodsFor, pointsByPeriod } from './pointsByPeriod.ts';
import type { Charts } from './useCharts.ts';
import { useStatisticsWording } from './useStatisticsWording.ts';

type PointsDrawingProps = {
  readonly statistics: Statistics;
  readonly charts: Charts | 'loading' | 'failed';
};

/** The points of each day; of each week or month, for whoever has played for longer. */
export function PointsDrawing({ statistics: { days, today }, charts }: PointsDrawingProps) {
  const t = useStatisticsWording();
  const locale = useLocale();
  const [period, setPeriod] = useState<Period>('day');
  // The bar under the finger; otherwise the best one is spoken of.
  const [pointed, setPointed] = useState<string | null>(null);
  const choice = periodsFor(days, today);
  const periods = pointsByPeriod(days, today, period);
  const best = bestPeriod(periods);
  const shown = periods.find(({ start }) => start === pointed) ?? best;
  const long = new Intl.DateTimeFormat(locale, { ...LONG[period], timeZone: 'UTC' });
  const name = (start: string) => {
    const date = long.format(new Date(start));
    return period === 'week' ? t('weekOf', { date }) : date;
  };
  return (
    <Drawing
      name="points"
      heading={t('pointsByDay')}
      summary={
        shown
          ? t(shown === best ? 'pointsBest' : 'pointsOf', { date: name(shown.start), count: shown.points })
          : t('pointsNone')
      }
      charts={charts}
      draw={({ PointsChart }) => (
        <PointsChart
          periods={periods}
          shown={shown?.start ?? null}
          dateFormat={new Intl.DateTimeFormat(locale, { ...SHORT[period], timeZone: 'UTC' })}
          numberFormat={new Intl.NumberFormat(locale, { notation: 'compact' })}
          onPoint={setPointed}
        />
      )}
      table={
        <FiguresTable
          caption={t('pointsByDay')}
          columns={[t('date'), t('points')]}
          rows={periods.map(({ start, points }) => ({
            heading: name(start),
            cells: [points.toLocaleString(locale)],
          }))}
        />
      }
    >
      {choice.length > 1 && <PeriodChoice chosen={period} onChoose={setPeriod} />}
    </Drawing>
  );
}

const LONG: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'long' },
  week: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

const SHORT: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
};
