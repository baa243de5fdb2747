import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './Statistics.module.css';
import type { Charts } from './useCharts.ts';

type DrawingProps = {
  /** Which it is: its room is kept free while it is on its way. */
  readonly name: 'calendar' | 'points' | 'split';
  readonly heading: string;
  /** What the drawing comes to, in a sentence. */
  readonly summary: string;
  readonly charts: Charts | 'loading' | 'failed';
  readonly draw: (charts: Charts) => ReactNode;
  /** The same in a table: for those who cannot see the drawing, and for all when it cannot be drawn. */
  readonly table: ReactNode;
  readonly children?: ReactNode;
};

/** A drawing with its heading and its table. */
export function Drawing({ name, heading, summary, charts, draw, table, children }: DrawingProps) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {heading}
      </h2>
      <p className={classNames(styles['summary'], name === 'points' && styles['changing'])}>{summary}</p>
      {children}
      {charts !== 'failed' && (
        <div className={styles[name]} aria-hidden="true">
          {charts !== 'loading' && draw(charts)}
        </div>
      )}
      <div className={charts === 'failed' ? undefined : styles['unseen']}>{table}</div>
    </Card>
  );
}
