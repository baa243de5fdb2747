import { type ReactNode, useState } from 'react';
import { Board } from './Board.tsx';
import { GameHeading } from './GameHeading.tsx';
import { LearningMomentDialog } from './LearningMomentDialog.tsx';
import { QuestionPrompt } from './QuestionPrompt.tsx';
import { Refused } from './Refused.tsx';
import { TryAgainDialog } from './TryAgainDialog.tsx';
import { useGameWording } from './useGameWording.ts';
import type { Play } from './usePlay.ts';

type PlayScreenProps = {
  readonly play: Play;
  /** How this kind of game ends; drawn at every step, and decides itself when it shows. */
  readonly children: ReactNode;
};

/** A game from its first prompt to its last Learning Moment. */
export function PlayScreen({ play, children }: PlayScreenProps) {
  const { sitting, flow, game, question, begin, dispatch } = play;
  const { step } = flow;
  const t = useGameWording();
  const [isReadyToType, setReadyToType] = useState(false);
  if (step.name === 'refused') {
    return (
      <Refused
        refusal={step.refusal}
        puzzleName={sitting.puzzleName}
        onRetry={() => dispatch({ type: 'reopened' })}
      />
    );
  }

  const index = flow.questions.findIndex(({ seq }) => seq === question?.seq);
  const total = flow.questions.length;

  function beginBy(isByKey: boolean) {
    // With a finger, the on-screen keyboard would hide the pictures before they have been seen.
    setReadyToType(isByKey || matchMedia('(pointer: fine)').matches);
    begin();
  }

  return (
    <>
      {game && <GameHeading puzzle={game.puzzle} questionIndex={question ? index : total} />}
      {game && question && (
        <Board
          key={question.seq}
          question={question}
          gridSize={game.puzzle.gridSize}
          step={step}
          isRetry={flow.questions[index]?.isRetry ?? false}
          isReadyToType={isReadyToType}
          dispatch={dispatch}
        />
      )}
      {(step.name === 'loading' || step.name === 'prompt') && (
        <QuestionPrompt
          phrase={question?.phrase ?? null}
          progress={total > 1 ? t('questionOf', { number: index + 1, total }) : null}
          onBegin={beginBy}
        />
      )}
      {step.name === 'tryAgain' && (
        <TryAgainDialog hint={step.hint} onClose={() => dispatch({ type: 'hintClosed' })} />
      )}
      {step.name === 'learningMoment' && (
        <LearningMomentDialog
          result={step.result}
          isEarlierAnswer={step.isEarlierAnswer}
          onContinue={() => dispatch({ type: 'continued' })}
        />
      )}
      {children}
    </>
  );
}
