import type { CalendarDay, Statistics } from '../../backend/statistics.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { Drawing } from './Drawing.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import type { Charts } from './useCharts.ts';
import { useStatisticsWording } from './useStatisticsWording.ts';

type CalendarDrawingProps = {
  readonly statistics: Statistics;
  readonly charts: Charts | 'loading' | 'failed';
};

const STATES = ['right', 'finished', 'partly', 'none'] as const satisfies readonly CalendarDay['state'][];

/** How each of the last 28 days was played, which of them the streak is made of, and what keeps it. */
export function CalendarDrawing({ statistics, charts }: CalendarDrawingProps) {
  const t = useStatisticsWording();
  const locale = useLocale();
  const { calendar, streak, today } = statistics;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <Drawing
      name="calendar"
      heading={t('calendar')}
      summary={streakInWords(streak, t)}
      charts={charts}
      draw={({ CalendarChart }) => (
        <CalendarChart
          days={calendar}
          today={today}
          locale={locale}
          legend={STATES.map((state) => ({ state, label: t(state) }))}
          streakLabel={t('inStreak')}
        />
      )}
      table={
        <FiguresTable
          caption={t('calendar')}
          columns={[t('date'), t('played'), t('streak')]}
          rows={calendar.map(({ day, state, isInStreak }) => ({
            heading: date.format(new Date(day)),
            cells: [t(state), t(isInStreak ? 'yes' : 'no')],
          }))}
        />
      }
    />
  );
}

function streakInWords(streak: Statistics['streak'], t: ReturnType<typeof useStatisticsWording>): string {
  if (streak.consecutive === 0) return t('streakNone');
  return t(streak.playedToday ? 'streakSafe' : 'streakDue', { count: streak.consecutive });
}
