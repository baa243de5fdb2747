import { useRef } from 'react';
import { scaleLinear } from 'd3-scale';
import { classNames } from '../../../ui/classNames.ts';
import styles from './Charts.module.css';
import { useWidth } from './useWidth.ts';

type Quarter = {
  readonly name: 'correct' | 'partialImage' | 'partialText' | 'incorrect';
  readonly count: number;
  readonly label: string;
  readonly figure: string;
};

type SplitChartProps = {
  /** Row by row: pictures right above, words right at the left. */
  readonly quarters: readonly [Quarter, Quarter, Quarter, Quarter];
};

const HEIGHT = 152;
const GAP = 3;
const RADIUS = 8;

/**
 * A mosaic: each column as wide as words were right or wrong, and divided as pictures were right or wrong with it, so
 * that areas are what compares. The words stand around it, each at its own corner.
 */
export function SplitChart({ quarters }: SplitChartProps) {
  const element = useRef<SVGSVGElement>(null);
  const width = useWidth(element);
  const [bothRight, onlyPicture, onlyWord, neither] = quarters;
  return (
    <div className={styles['split']}>
      <Label quarter={bothRight} />
      <Label quarter={onlyPicture} isAtEnd />
      <svg ref={element} className={styles['mosaic']} width="100%" height={HEIGHT}>
        {tilesOf(bothRight, onlyWord, onlyPicture, neither, width).map(({ name, ...place }) => (
          <rect key={name} className={styles[name]} {...place} rx={Math.min(RADIUS, place.width / 3)} />
        ))}
      </svg>
      <Label quarter={onlyWord} />
      <Label quarter={neither} isAtEnd />
    </div>
  );
}

/** Where each quarter lies that there is anything of: two columns, each from its top down. */
function tilesOf(top: Quarter, below: Quarter, otherTop: Quarter, otherBelow: Quarter, width: number) {
  const total = top.count + below.count + otherTop.count + otherBelow.count;
  const x = scaleLinear([0, total], [0, width + GAP]);
  return [
    { quarters: [top, below], from: 0 },
    { quarters: [otherTop, otherBelow], from: top.count + below.count },
  ].flatMap(({ quarters, from }) => {
    const count = quarters.reduce((sum, quarter) => sum + quarter.count, 0);
    const y = scaleLinear([0, count], [0, HEIGHT + GAP]);
    const [first = 0] = quarters.map((quarter) => quarter.count);
    return quarters
      .map((quarter, index) => ({
        name: quarter.name,
        x: x(from),
        y: index === 0 ? 0 : y(first),
        width: Math.max(x(from + count) - x(from) - GAP, 1),
        height: Math.max(y(quarter.count) - GAP, 1),
        count: quarter.count,
      }))
      .filter((tile) => tile.count > 0 && width > 0)
      .map(({ count: _, ...tile }) => tile);
  });
}

type LabelProps = { readonly quarter: Quarter; readonly isAtEnd?: boolean };

function Label({ quarter: { name, label, figure }, isAtEnd = false }: LabelProps) {
  return (
    <p className={classNames(styles['label'], isAtEnd && styles['atEnd'])}>
      <span className={styles['labelName']}>
        <span className={classNames(styles['swatch'], styles[name])} />
        {label}
      </span>
      {figure}
    </p>
  );
}
