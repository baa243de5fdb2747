import { type PointerEvent, useRef } from 'react';
import { scaleBand, scaleLinear } from 'd3-scale';
import { classNames } from '../../../ui/classNames.ts';
import type { PeriodPoints } from '../pointsByPeriod.ts';
import styles from './Charts.module.css';
import { useWidth } from './useWidth.ts';

type PointsChartProps = {
  readonly periods: readonly PeriodPoints[];
  /** The start of the one that is spoken of. */
  readonly shown: string | null;
  readonly dateFormat: Intl.DateTimeFormat;
  readonly numberFormat: Intl.NumberFormat;
  /** A bar was pointed at, or none any more. */
  readonly onPoint: (start: string | null) => void;
};

const HEIGHT = 176;
const TOP = 10;
const BOTTOM = 24;
const LEFT = 38;
/** The scale of whoever has no points yet: those of one question. */
const LEAST = 2000;
/** The room that a date beneath the bars needs, in pixels, in whatever language. */
const DATE = 70;

/** A bar a period. */
export function PointsChart({ periods, shown, dateFormat, numberFormat, onPoint }: PointsChartProps) {
  const element = useRef<SVGSVGElement>(null);
  const width = useWidth(element);
  const most = Math.max(LEAST, ...periods.map(({ points }) => points));
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(3);
  const x = scaleBand([LEFT, Math.max(width, LEFT)])
    .domain(periods.map(({ start }) => start))
    .paddingInner(0.25);

  function point({ nativeEvent }: PointerEvent) {
    const index = Math.floor((nativeEvent.offsetX - LEFT) / x.step());
    onPoint(periods[index]?.start ?? null);
  }

  return (
    <svg
      ref={element}
      className={styles['points']}
      width="100%"
      height={HEIGHT}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(null)}
    >
      {width > 0 && (
        <>
          {y.ticks(3).map((tick) => (
            <g key={tick}>
              <line className={styles['rule']} x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
              <text className={styles['tick']} x={LEFT - 6} y={y(tick)} dy="0.32em" textAnchor="end">
                {numberFormat.format(tick)}
              </text>
            </g>
          ))}
          {periods.map(({ start, points }) => (
            <rect
              key={start}
              className={classNames(styles['bar'], start === shown && styles['shown'])}
              x={x(start)}
              y={y(points)}
              width={x.bandwidth()}
              height={HEIGHT - BOTTOM - y(points)}
              rx={Math.min(3, x.bandwidth() / 3)}
            />
          ))}
          {datesOf(periods, Math.max(2, Math.floor((width - LEFT) / DATE))).map(({ start, anchor }) => (
            <text
              key={start}
              className={styles['tick']}
              x={(x(start) ?? 0) + { start: 0, middle: x.bandwidth() / 2, end: x.bandwidth() }[anchor]}
              y={HEIGHT - 6}
              textAnchor={anchor}
            >
              {dateFormat.format(new Date(start))}
            </text>
          ))}
        </>
      )}
    </svg>
  );
}

/** The periods whose date is written beneath: the first, the last, and some between. */
function datesOf(periods: readonly PeriodPoints[], count: number) {
  const last = periods.length - 1;
  return Array.from({ length: count }, (_, number) => {
    const anchor = number === 0 ? 'start' : number === count - 1 ? 'end' : 'middle';
    return { start: periods[Math.round((number * last) / (count - 1))]?.start ?? '', anchor } as const;
  });
}
