import { addDays, daysBetween } from '../../../game/days.ts';
import type { DayPoints } from '../../backend/statistics.ts';

export const PERIODS = ['day', 'week', 'month'] as const;

/** What the points are added up over. */
export type Period = (typeof PERIODS)[number];

/** The first day of a period, `YYYY-MM-DD`, and the points of its days. */
export type PeriodPoints = { readonly start: string; readonly points: number };

/** How many of them are looked back on: what a narrow screen has room for. */
const COUNTS: Readonly<Record<Period, number>> = { day: 28, week: 26, month: 24 };

/**
 * The latest periods up to the one that `today` is in, oldest first, those without points among them. Weeks begin on
 * Monday, as the leaderboard's do.
 */
export function pointsByPeriod(
  days: readonly DayPoints[],
  today: string,
  period: Period,
): readonly PeriodPoints[] {
  const points = new Map<string, number>();
  for (const day of days) {
    const start = startOf(day.day, period);
    points.set(start, (points.get(start) ?? 0) + day.points);
  }
  const starts = [startOf(today, period)];
  while (starts.length < COUNTS[period]) starts.push(startOf(addDays(starts.at(-1) ?? today, -1), period));
  return starts.reverse().map((start) => ({ start, points: points.get(start) ?? 0 }));
}

/** The periods that tell more than the days do: those of whoever has played for longer than the days that are shown. */
export function periodsFor(days: readonly DayPoints[], today: string): readonly Period[] {
  const first = days[0]?.day ?? today;
  return daysBetween(first, today) < COUNTS.day ? ['day'] : PERIODS;
}

/** The period with most points, the latest of them; null when there are none. */
export function bestPeriod(periods: readonly PeriodPoints[]): PeriodPoints | null {
  return periods.reduce<PeriodPoints | null>(
    (best, one) => (one.points > 0 && one.points >= (best?.points ?? 0) ? one : best),
    null,
  );
}

function startOf(day: string, period: Period): string {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
