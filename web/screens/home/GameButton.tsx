import { useId } from 'react';
import type { PuzzleOverview } from '../../backend/game.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './GameButton.module.css';
import { gameButtonState, type GameButtonState } from './gameButtonState.ts';
import { useHomeWording } from './useHomeWording.ts';

type GameButtonProps = {
  readonly puzzle: PuzzleOverview;
  readonly onPlay: (puzzleName: string) => void;
};

const ICONS = { locked: 'lock', open: 'forward', partly: 'forward', done: 'check' } as const;

/** A game of the day: its name, and how far the player is with it or what unlocks it. */
export function GameButton({ puzzle, onPlay }: GameButtonProps) {
  const t = useHomeWording();
  const labelId = useId();
  const statusId = useId();
  const state = gameButtonState(puzzle);
  const isLocked = state === 'locked';
  return (
    <button
      type="button"
      className={classNames(styles['button'], styles[state])}
      aria-labelledby={labelId}
      aria-describedby={statusId}
      // Not `disabled`: what unlocks it must be found with the keyboard, too.
      aria-disabled={isLocked || undefined}
      onClick={isLocked ? undefined : () => onPlay(puzzle.name)}
    >
      <GridSign size={puzzle.gridSize} />
      <span className={styles['words']}>
        <span id={labelId} className={styles['label']}>
          {t(`variant${puzzle.variant}`)}
        </span>
        <span id={statusId} className={styles['status']}>
          {statusOf(puzzle, state, t)}
        </span>
      </span>
      <Icon shape={ICONS[state]} size={22} />
    </button>
  );
}

function statusOf(puzzle: PuzzleOverview, state: GameButtonState, t: ReturnType<typeof useHomeWording>) {
  switch (state) {
    case 'done':
      return t('done');
    case 'locked':
      return t('unlock', { count: puzzle.unlockDays });
    case 'partly':
      return t('partly', { answered: puzzle.answeredCount, questions: puzzle.questionCount });
    case 'open':
      return t('open', { count: puzzle.questionCount });
  }
}

/** The grid in small. */
function GridSign({ size }: { readonly size: 3 | 4 }) {
  const step = 32 / size;
  const numbers = Array.from({ length: size * size }, (_, index) => index);
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {numbers.map((index) => (
        <rect
          key={index}
          x={(index % size) * step + 1}
          y={Math.floor(index / size) * step + 1}
          width={step - 2}
          height={step - 2}
          rx={2}
        />
      ))}
    </svg>
  );
}
