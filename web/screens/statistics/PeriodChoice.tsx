import { useId } from 'react';
import { PERIODS, type Period } from './pointsByPeriod.ts';
import styles from './Statistics.module.css';
import { useStatisticsWording } from './useStatisticsWording.ts';

type PeriodChoiceProps = { readonly chosen: Period; readonly onChoose: (period: Period) => void };

/** What the points are added up over: days, weeks or months. */
export function PeriodChoice({ chosen, onChoose }: PeriodChoiceProps) {
  const t = useStatisticsWording();
  const name = useId();
  return (
    <fieldset className={styles['periods']}>
      <legend className="visually-hidden">{t('period')}</legend>
      {PERIODS.map((period) => (
        <label key={period} className={styles['period']}>
          <input type="radio" name={name} checked={period === chosen} onChange={() => onChoose(period)} />
          <span>{t(period)}</span>
        </label>
      ))}
    </fieldset>
  );
}
