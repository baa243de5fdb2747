import { useEffect } from 'react';
import type { Flow, KeptDraft, StepNamed } from '../../game/flow.ts';
import type { Question } from '../backend/game.ts';
import { drafts } from '../device/drafts.ts';
import type { Sitting } from './usePlay.ts';

/** Keeps in this browser what is typed and picked, until the question is finished. */
export function useDrafts({ puzzleName, playerId }: Sitting, { step }: Flow): void {
  const open = step.name === 'answering' || step.name === 'tryAgain' ? step : null;
  useEffect(() => {
    if (open) keep(puzzleName, playerId, open);
  }, [open, puzzleName, playerId]);

  const finished = step.name === 'learningMoment' ? step.seq : null;
  useEffect(() => {
    if (finished === null) return;
    // Also what they began as a visitor, before they signed up.
    for (const owner of new Set([playerId, null])) {
      drafts(owner).remove({ puzzleName, questionSeq: finished });
    }
  }, [finished, puzzleName, playerId]);
}

function keep(
  puzzleName: string,
  playerId: string | null,
  { seq, draft, hint }: StepNamed<'answering' | 'tryAgain'>,
): void {
  const kept = { puzzleName, questionSeq: seq, ...draft, hint };
  if (draft.text === '' && draft.image === null && hint === null) drafts(playerId).remove(kept);
  else drafts(playerId).keep(kept);
}

/**
 * What was kept of a question: the player's own, or what they typed and picked of the same question as a visitor, before
 * they signed up or in.
 */
export function keptDraft({ puzzleName, playerId }: Sitting, { seq, cells }: Question): KeptDraft | null {
  const question = { puzzleName, questionSeq: seq };
  const found = drafts(playerId).find(question) ?? drafts(null).find(question);
  if (!found) return null;
  const { text, image, hint } = found;
  const isThere = cells.some((cell) => cell.image === image);
  return { draft: { text, image: isThere ? image : null }, hint };
}
