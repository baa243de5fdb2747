import { type Dispatch, startTransition, useEffect } from 'react';
import type { Flow, FlowEvent } from '../../game/flow.ts';
import { type Game, openGame } from '../backend/game.ts';
import { refusalOf } from './refusalOf.ts';
import type { Sitting } from './usePlay.ts';

/**
 * Fetches the game while the flow waits for it. It is never fetched again under the player: a game opened before
 * midnight is played to its end.
 */
export function useOpening(
  { puzzleName, visitor }: Sitting,
  { step }: Flow,
  setGame: (game: Game) => void,
  dispatch: Dispatch<FlowEvent>,
): void {
  const isLoading = step.name === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isLeft = false;
    void openGame(puzzleName, visitor).then((result) => {
      if (isLeft) return;
      if (result.ok) {
        // In slices: a board of sixteen pictures is much to draw at once on a slow phone.
        startTransition(() => {
          setGame(result.value);
          dispatch({ type: 'opened', questions: result.value.questions });
        });
      } else {
        dispatch({ type: 'refused', refusal: refusalOf(result.failure) });
      }
    });
    return () => {
      isLeft = true;
    };
  }, [isLoading, puzzleName, visitor, setGame, dispatch]);
}
