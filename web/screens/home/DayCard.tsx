import type { ReactNode } from 'react';
import type { PuzzleOverview } from '../../backend/game.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Centred } from '../../ui/Centred.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AllDays } from './AllDays.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './DayCard.module.css';
import { fullDate } from './fullDate.ts';
import { GameButton } from './GameButton.tsx';
import { gameButtonState } from './gameButtonState.ts';
import { NextPuzzle } from './NextPuzzle.tsx';
import { useHomeWording } from './useHomeWording.ts';

type DayCardProps = {
  /** `YYYY-MM-DD`; null while it is not known, as in the page as built. */
  readonly day: string | null;
  /** It is this device's day; after midnight, what is shown may be the day before's. */
  readonly isToday: boolean;
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly puzzles: readonly PuzzleOverview[] | null;
  /** The server cannot be reached: this is the day as it was before. */
  readonly isLastSeen?: boolean | undefined;
  /** How many games to leave room for while they are on their way. */
  readonly expectedGames: number;
  /** The steps to other days, for those who may take them. */
  readonly steps?: DaySteps;
  readonly onPlay: (puzzleName: string) => void;
  readonly onRetry: () => void;
};

type DaySteps = {
  readonly previousDays: number;
  /** How far back the neighbours with a puzzle are; null where there is none to go to. */
  readonly backTo: number | null;
  readonly forwardTo: number | null;
  readonly onGo: (previousDays: number) => void;
};

/** The card of a day: its date, and its games (spec section 2). */
export function DayCard(props: DayCardProps) {
  const { day, isToday, state, puzzles, isLastSeen, expectedGames, steps, onPlay, onRetry } = props;
  const t = useHomeWording();
  const locale = useLocale();
  return (
    <Card aria-labelledby="puzzle-of-the-day">
      <h2 id="puzzle-of-the-day" className={styles['title']}>
        {t('puzzleOfTheDay')}
      </h2>
      <DayLine steps={steps}>
        <p className={styles['date']} aria-live="polite">
          {day ? <time dateTime={day}>{fullDate(day, locale)}</time> : ' '}
          {steps && <span className={styles['ago']}>{agoOf(steps.previousDays, t)}</span>}
        </p>
      </DayLine>
      {steps && (
        <Centred>
          <AllDays shown={steps.previousDays} onGo={steps.onGo} />
        </Centred>
      )}
      <div className={styles['games']} data-games={expectedGames}>
        {state === 'loading' && <Loading>{t('loading')}</Loading>}
        {state === 'failed' && (
          <LoadFailed message={t('failed')} retryLabel={t('tryAgain')} onRetry={onRetry} />
        )}
        {state === 'loaded' && puzzles?.length === 0 && <p className={styles['empty']}>{t('noPuzzles')}</p>}
        {state === 'loaded' &&
          puzzles?.map((puzzle) => <GameButton key={puzzle.name} puzzle={puzzle} onPlay={onPlay} />)}
        {state === 'loaded' && isLastSeen && (
          <p className={styles['lastSeen']} role="status">
            {t('lastSeen')} <TextButton onClick={onRetry}>{t('tryAgain')}</TextButton>
          </p>
        )}
      </div>
      {isToday && puzzles?.some(isPuzzleOfTheDayDone) && <NextPuzzle />}
    </Card>
  );
}

/** Tells whether this is the game that a streak counts, and it has been answered. */
function isPuzzleOfTheDayDone(puzzle: PuzzleOverview): boolean {
  return puzzle.variant === '301' && gameButtonState(puzzle) === 'done';
}

function DayLine({
  steps,
  children,
}: {
  readonly steps: DaySteps | undefined;
  readonly children: ReactNode;
}) {
  if (!steps) return <div className={styles['dayLine']}>{children}</div>;
  return (
    <div className={styles['dayLine']}>
      <Step shape="back" to={steps.backTo} onGo={steps.onGo} />
      {children}
      <Step shape="forward" to={steps.forwardTo} onGo={steps.onGo} />
    </div>
  );
}

type StepProps = Pick<DaySteps, 'onGo'> & { readonly shape: 'back' | 'forward'; readonly to: number | null };

function Step({ shape, to, onGo }: StepProps) {
  const t = useHomeWording();
  return (
    <IconButton
      label={shape === 'back' ? t('dayBefore') : t('dayAfter')}
      isDisabled={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      <Icon shape={shape} />
    </IconButton>
  );
}

function agoOf(previousDays: number, t: ReturnType<typeof useHomeWording>): string {
  if (previousDays === 0) return t('today');
  return previousDays === 1 ? t('yesterday') : t('daysAgo', { count: previousDays });
}
