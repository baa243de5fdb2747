import { Redirect } from 'wouter';
import { usePlayer } from '../../backend/useSession.ts';
import { PlayScreen } from '../../play/PlayScreen.tsx';
import { usePlay } from '../../play/usePlay.ts';
import { usePuzzleName } from '../../play/usePuzzleName.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { GameStatsDialog } from './GameStatsDialog.tsx';

/** A player's own game. Without a puzzle there is nothing to play: back home. */
export function GameScreen() {
  const puzzleName = usePuzzleName();
  const playerId = usePlayer()?.id ?? '';
  return puzzleName === null ? (
    <Redirect to="/" replace />
  ) : (
    <Game key={`${playerId} ${puzzleName}`} puzzleName={puzzleName} />
  );
}

function Game({ puzzleName }: { readonly puzzleName: string }) {
  const play = usePlay('game', puzzleName);
  const { dispatch, flow } = play;
  const { name } = flow.step;
  return (
    <PlayScreen play={play}>
      {(name === 'stats' || name === 'alreadyPlayed') && (
        <GameStatsDialog
          sitting={play.sitting}
          isAlreadyPlayed={name === 'alreadyPlayed'}
          onFeedback={() => dispatch({ type: 'feedbackOpened' })}
        />
      )}
      {(name === 'feedback' || name === 'submitted') && (
        <FeedbackDialog
          isSubmitted={name === 'submitted'}
          onSent={() => dispatch({ type: 'feedbackSent' })}
          onBack={() => dispatch({ type: 'feedbackClosed' })}
        />
      )}
    </PlayScreen>
  );
}
