import { useLocale } from '../translations/useLocale.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ScoreList.module.css';
import { useGameWording } from './useGameWording.ts';

type ScoreListProps = {
  /** Points. */
  readonly imageScore: number;
  readonly textScore: number;
  /** The total is shown in green. */
  readonly isHigh?: boolean;
  /** Each part is marked as right or wrong: for the score of a single question. */
  readonly isMarked?: boolean;
};

/** What the picture and the text earned, and both together. */
export function ScoreList({ imageScore, textScore, isHigh = false, isMarked = false }: ScoreListProps) {
  const t = useGameWording();
  const points = new Intl.NumberFormat(useLocale());
  return (
    <dl className={styles['list']}>
      <dt>{t('imageScore')}</dt>
      <dd>
        {isMarked && <Mark isRight={imageScore > 0} />}
        {points.format(imageScore)}
      </dd>
      <dt>{t('textScore')}</dt>
      <dd>
        {isMarked && <Mark isRight={textScore > 0} />}
        {points.format(textScore)}
      </dd>
      <dt className={styles['total']}>{t('total')}</dt>
      <dd className={classNames(styles['total'], isHigh && styles['high'])}>
        {points.format(imageScore + textScore)}
      </dd>
    </dl>
  );
}

function Mark({ isRight }: { readonly isRight: boolean }) {
  const t = useGameWording();
  return (
    <span className={isRight ? styles['right'] : styles['wrong']}>
      <Icon shape={isRight ? 'check' : 'close'} size={18} />
      <span className="visually-hidden">{t(isRight ? 'right' : 'wrong')}</span>
    </span>
  );
}
