import { questionCountOf } from '../../game/variants.ts';
import type { Game } from '../backend/game.ts';
import { useLocale } from '../translations/useLocale.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './GameHeading.module.css';
import { useGameWording } from './useGameWording.ts';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

type GameHeadingProps = {
  readonly puzzle: Game['puzzle'];
  /** How many questions come before the one at hand. */
  readonly questionIndex: number;
};

/** Says which game this is, of which day, and how far the player has come. */
export function GameHeading({ puzzle, questionIndex }: GameHeadingProps) {
  const t = useGameWording();
  const date = new Intl.DateTimeFormat(useLocale(), DAY);
  const { gridSize: size, day, isDemo } = puzzle;
  const count = questionCountOf(puzzle.variant);
  return (
    <div className={styles['heading']}>
      <h1 className={styles['name']}>
        {isDemo ? t('demo') : t(count === 1 ? 'variantLabel' : 'variantLabelQuestions', { size, count })}
        {day !== null && <span className={styles['day']}>{date.format(new Date(day))}</span>}
      </h1>
      {count > 1 && <Progress index={questionIndex} count={count} />}
    </div>
  );
}

function Progress({ index, count }: { readonly index: number; readonly count: number }) {
  const t = useGameWording();
  return (
    <p className={styles['progress']}>
      {index < count && (
        <span className="visually-hidden">{t('questionOf', { number: index + 1, total: count })}</span>
      )}
      {Array.from({ length: count }, (_, dot) => (
        <span
          key={dot}
          className={classNames(
            styles['dot'],
            dot < index && styles['past'],
            dot === index && styles['here'],
          )}
        />
      ))}
    </p>
  );
}
