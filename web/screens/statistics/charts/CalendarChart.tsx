import { useRef } from 'react';
import { scaleBand } from 'd3-scale';
import type { CalendarDay } from '../../../backend/statistics.ts';
import { STAR } from '../../../ui/Star.tsx';
import { classNames } from '../../../ui/classNames.ts';
import styles from './Charts.module.css';
import { useWidth } from './useWidth.ts';

type State = CalendarDay['state'];

type CalendarChartProps = {
  /** Whole weeks of days, the last of them today. */
  readonly days: readonly CalendarDay[];
  readonly today: string;
  readonly locale: string;
  readonly legend: readonly { readonly state: State; readonly label: string }[];
  readonly streakLabel: string;
};

const WEEK = 7;
const TOP = 22;
const ROW = 48;
const GAP = 0.14;
/** From the edge of a day of the streak to its square. */
const RING = 4;
/** What stands for each state, drawn in a square of 24. */
const MARKS: Readonly<Record<State, string>> = {
  right: STAR,
  finished: 'M5 12.500l4.600 4.600L19 7.500',
  partly: 'M12 4a8 8 0 0 1 0 16z',
  none: 'M7 12h10',
};

/** A square a day, a row a week, so that a weekday is a column. */
export function CalendarChart({ days, today, locale, legend, streakLabel }: CalendarChartProps) {
  const element = useRef<SVGSVGElement>(null);
  const width = useWidth(element);
  const rows = Math.ceil(days.length / WEEK);
  const height = TOP + rows * ROW;
  const column = scaleBand([0, width]).domain(numbers(WEEK)).paddingInner(GAP);
  const row = scaleBand([TOP, height]).domain(numbers(rows)).paddingInner(GAP);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <>
      <svg ref={element} width="100%" height={height}>
        {width > 0 &&
          days.map((day, index) => (
            <g
              key={day.day}
              transform={`translate(${column(String(index % WEEK)) ?? 0} ${row(String(Math.floor(index / WEEK))) ?? 0})`}
            >
              {index < WEEK && (
                <text className={styles['tick']} x={column.bandwidth() / 2} y={-8} textAnchor="middle">
                  {weekday.format(new Date(day.day))}
                </text>
              )}
              <Square
                day={day}
                isToday={day.day === today}
                width={column.bandwidth()}
                height={row.bandwidth()}
              />
            </g>
          ))}
      </svg>
      <ul className={styles['legend']}>
        {legend.map(({ state, label }) => (
          <li key={state}>
            <svg className={styles[state]} width={24} height={24} viewBox="0 0 24 24">
              <rect className={styles['square']} x={1} y={1} width={22} height={22} rx={6} />
              <path className={styles['mark']} d={MARKS[state]} transform="translate(4 4) scale(.667)" />
            </svg>
            {label}
          </li>
        ))}
        <li>
          <svg width={24} height={24} viewBox="0 0 24 24">
            <rect className={styles['streak']} x={2} y={2} width={20} height={20} rx={6} />
          </svg>
          {streakLabel}
        </li>
      </ul>
    </>
  );
}

type SquareProps = {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly width: number;
  readonly height: number;
};

function Square({ day: { day, state, isInStreak }, isToday, width, height }: SquareProps) {
  const inset = isInStreak ? RING : 0;
  return (
    <g className={classNames(styles[state], isToday && styles['today'])}>
      {isInStreak && (
        <rect className={styles['streak']} x={1} y={1} width={width - 2} height={height - 2} rx={9} />
      )}
      <rect
        className={styles['square']}
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={10 - inset}
      />
      <text className={styles['number']} x={width / 2} y={15.5} textAnchor="middle">
        {Number(day.slice(-2))}
      </text>
      <path
        className={styles['mark']}
        d={MARKS[state]}
        transform={`translate(${width / 2 - 8} ${height - 21.5}) scale(.667)`}
      />
    </g>
  );
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}
