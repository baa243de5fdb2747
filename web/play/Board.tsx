import { useEffect, useRef } from 'react';
import type { AnswerProblem, Draft, FlowEvent, Step, WrongPart } from '../../game/flow.ts';
import { POINTS_AFTER_RETRY } from '../../game/points.ts';
import type { Question } from '../backend/game.ts';
import { randomId } from '../device/randomId.ts';
import { Alert } from '../ui/Alert.tsx';
import { classNames } from '../ui/classNames.ts';
import { Grid } from '../ui/Grid.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Board.module.css';
import { ConfirmButton } from './ConfirmButton.tsx';
import { isLongPhrase } from './isLongPhrase.ts';
import { TRY_AGAIN_MESSAGES } from './tryAgainMessages.ts';
import { useGameWording } from './useGameWording.ts';

type BoardProps = {
  readonly question: Question;
  readonly gridSize: 3 | 4;
  readonly step: Step;
  /** Try Again was given for this question, perhaps on another device. */
  readonly isRetry: boolean;
  /** The player has a keyboard at hand: the answer can be typed at once. */
  readonly isReadyToType: boolean;
  readonly dispatch: (event: FlowEvent) => void;
};

/** The longest answer that the referee reads, in characters. */
const LONGEST_ANSWER = 200;
const NOTHING_YET: Draft = { text: '', image: null };
const PROBLEMS = {
  answer_empty: 'problemEmpty',
  answer_too_long: 'problemTooLong',
  image_not_in_grid: 'problemPicture',
} as const satisfies Record<AnswerProblem, string>;

/** Where a question is answered: the phrase, the word to type, the pictures to choose from and the button to confirm. */
export function Board({ question, gridSize, step, isRetry, isReadyToType, dispatch }: BoardProps) {
  const t = useGameWording();
  const form = useRef<HTMLFormElement>(null);
  const draft = 'draft' in step ? step.draft : NOTHING_YET;
  const problem = step.name === 'answering' ? step.problem : null;
  const isAnswering = step.name === 'answering';
  const pictures = question.cells.map(({ image, imageUrl, alt }) => ({ id: image, src: imageUrl, alt }));

  useEffect(() => {
    if (isReadyToType && isAnswering) form.current?.querySelector('input')?.focus();
  }, [isReadyToType, isAnswering]);

  return (
    <form
      ref={form}
      className={styles['board']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'confirmed', confirmation: randomId() });
      }}
    >
      <Phrase>{question.phrase}</Phrase>
      {isRetry && <RetryNotice hint={'hint' in step ? step.hint : null} />}
      <TextField
        label={t('answerLabel')}
        isLabelHidden
        placeholder={t('answerPlaceholder')}
        value={draft.text}
        onChange={(text) => dispatch({ type: 'typed', text })}
        error={problem && t(PROBLEMS[problem])}
        isLocked={'failures' in step && step.failures > 0}
        maxLength={LONGEST_ANSWER}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Grid
        label={t('pictures')}
        size={gridSize}
        pictures={pictures}
        chosen={draft.image}
        onPick={(image) => dispatch({ type: 'picked', image })}
        isLocked={!isAnswering}
        words={{
          enlarge: (alt) => t('enlarge', { alt }),
          reload: (alt) => t('reload', { alt }),
          close: t('close'),
          zoom: t('zoom'),
        }}
      />
      <ConfirmButton step={step} onResend={() => dispatch({ type: 'resent' })} />
    </form>
  );
}

function Phrase({ children }: { readonly children: string }) {
  return (
    <h2 className={classNames(styles['phrase'], isLongPhrase(children) && styles['long'])}>{children}</h2>
  );
}

/** Keeps in sight what Try Again said, and what that means for the points. */
function RetryNotice({ hint }: { readonly hint: WrongPart | null }) {
  const t = useGameWording();
  return (
    <Alert tone="notice">
      {hint && t(TRY_AGAIN_MESSAGES[hint])} {t('tryAgainPoints', { points: POINTS_AFTER_RETRY })}
    </Alert>
  );
}
