import type { Statistics } from '../../backend/statistics.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './Statistics.module.css';
import { useStatisticsWording } from './useStatisticsWording.ts';

/** Which of the figures are drawn, too, in the colours of the drawing. */
const DRAWN = ['correct', 'partialText', 'partialImage', 'incorrect'] as const;

/** The figures that spec section 2 lists. */
export function Figures({ statistics }: { readonly statistics: Statistics }) {
  const t = useStatisticsWording();
  return (
    <dl className={styles['figures']}>
      <Figure look="total" label={t('totalPoints')} value={statistics.totalPoints} />
      <Figure look="third" label={t('questions')} value={statistics.questions} />
      <Figure look="third" label={t('referrals')} value={statistics.referrals} />
      <Figure look="third" label={t('consecutiveDays')} value={statistics.streak.consecutive} />
      {DRAWN.map((name) => (
        <Figure key={name} look={name} label={t(name)} value={statistics[name]} />
      ))}
    </dl>
  );
}

type FigureProps = {
  readonly look: 'total' | 'third' | (typeof DRAWN)[number];
  readonly label: string;
  readonly value: number;
};

function Figure({ look, label, value }: FigureProps) {
  const locale = useLocale();
  return (
    <div className={classNames(styles['figure'], styles[look])}>
      <dt>{label}</dt>
      <dd>{value.toLocaleString(locale)}</dd>
    </div>
  );
}
