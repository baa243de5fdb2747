import { useEffect } from 'react';
import type { Game } from '../backend/game.ts';

/** Fetches the pictures of the next question while the player is at the one before it. */
export function usePreloading(game: Game | null, seq: number | null): void {
  useEffect(() => {
    if (!game || seq === null) return;
    const here = game.questions.findIndex((question) => question.seq === seq);
    const next = game.questions.slice(here + 1).find((question) => !question.isAnswered);
    for (const { imageUrl } of next?.cells ?? []) {
      const picture = new Image();
      // Those on the screen come first.
      picture.fetchPriority = 'low';
      picture.src = imageUrl;
    }
  }, [game, seq]);
}
