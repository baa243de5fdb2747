import { ScoreList } from '../../play/ScoreList.tsx';
import { useGameWording } from '../../play/useGameWording.ts';
import type { QuestionScore } from '../../backend/scores.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './GameScore.module.css';

type GameScoreProps = {
  readonly scores: readonly QuestionScore[];
  /** A question was pressed, to see its Learning Moment again. */
  readonly onReview: (seq: number) => void;
};

/** What a game earned: each question's picture and word, right or wrong, and the points of all of them together. */
export function GameScore({ scores, onReview }: GameScoreProps) {
  const t = useGameWording();
  const imageScore = scores.reduce((sum, score) => sum + score.imageScore, 0);
  const textScore = scores.reduce((sum, score) => sum + score.textScore, 0);
  const word = (score: number) => t(score > 0 ? 'right' : 'wrong');
  return (
    <>
      <div className={styles['questions']}>
        {scores.map((score, index) => (
          <button
            key={score.seq}
            type="button"
            className={styles['question']}
            aria-label={t('questionMark', {
              number: index + 1,
              image: word(score.imageScore),
              text: word(score.textScore),
            })}
            onClick={() => onReview(score.seq)}
          >
            <Mark isRight={score.imageScore > 0} />
            <Mark isRight={score.textScore > 0} />
          </button>
        ))}
      </div>
      <p className={styles['hint']}>{t('reviewHint')}</p>
      <ScoreList imageScore={imageScore} textScore={textScore} />
    </>
  );
}

function Mark({ isRight }: { readonly isRight: boolean }) {
  return (
    <span className={classNames(styles['mark'], isRight ? styles['right'] : styles['wrong'])}>
      <Icon shape={isRight ? 'check' : 'close'} size={20} />
    </span>
  );
}
