import { type CSSProperties, useEffect, useRef } from 'react';
import type { Scored } from '../../game/flow.ts';
import { isHighScore } from '../../game/points.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Picture } from '../ui/Picture.tsx';
import { usePicture } from '../ui/usePicture.ts';
import styles from './LearningMomentDialog.module.css';
import { onFreshPress } from './onFreshPress.ts';
import { ScoreList } from './ScoreList.tsx';
import { useGameWording } from './useGameWording.ts';

type LearningMomentDialogProps = {
  readonly result: Scored;
  /** What counts is an answer that was given elsewhere before. */
  readonly isEarlierAnswer?: boolean;
  readonly onContinue: () => void;
};

/** After a question: the right picture, the answer, the reason and what was earned. Only Continue leads on. */
export function LearningMomentDialog(props: LearningMomentDialogProps) {
  const { result, isEarlierAnswer = false, onContinue } = props;
  const t = useGameWording();
  const { learningMoment, imageScore, textScore } = result;
  const { imageUrl, alt, answer, reason } = learningMoment;
  const picture = usePicture();
  const start = useRef<HTMLParagraphElement>(null);
  // Reading begins at the answer; on Continue, an Enter still held down would skip it all.
  useEffect(() => start.current?.focus(), []);

  return (
    <Dialog title={t('learningMoment')}>
      <div className={styles['lesson']}>
        <div className={styles['picture']}>
          <Picture src={imageUrl} alt={alt} picture={picture} />
        </div>
        <p ref={start} tabIndex={-1} className={styles['answer']}>
          <span className={styles['label']}>{t('theAnswer')}</span>
          <span className={styles['word']} style={lettersOf(answer)}>
            {answer}
          </span>
        </p>
      </div>
      <p>{reason}</p>
      {isEarlierAnswer && <Alert tone="notice">{t('earlierAnswer')}</Alert>}
      <ScoreList
        imageScore={imageScore}
        textScore={textScore}
        isHigh={isHighScore(imageScore + textScore)}
        isMarked
      />
      <Button {...onFreshPress(onContinue)}>{t('continue')}</Button>
    </Dialog>
  );
}

/** Tells the stylesheet how long the longest word is. */
function lettersOf(answer: string): CSSProperties {
  const letters = Math.max(...answer.split(/\s+/).map((word) => word.length));
  return { '--letters': letters } as CSSProperties;
}
