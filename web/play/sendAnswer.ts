import type { AnswerProblem, FlowEvent, StepNamed } from '../../game/flow.ts';
import { answerQuestion, finishedQuestion } from '../backend/game.ts';
import type { Failure } from '../backend/result.ts';
import { refusalOf } from './refusalOf.ts';

/** Has an answer judged; resolves with what that means for the flow of the game, whatever happened. */
export async function sendAnswer(
  puzzleName: string,
  visitor: string | null,
  step: StepNamed<'confirming'>,
): Promise<FlowEvent> {
  const { seq, draft, confirmation } = step;
  const result = await answerQuestion({
    puzzleName,
    questionSeq: seq,
    textEntered: draft.text,
    imageSelected: draft.image,
    confirmation,
    visitor,
  });
  if (result.ok) return { type: 'judged', confirmation, verdict: result.value };
  if (!isAlreadyAnswered(result.failure)) return eventOf(result.failure, confirmation);
  // Answered on another device meanwhile: what counts is the answer given there.
  const finished = await finishedQuestion(puzzleName, seq, visitor);
  return finished.ok
    ? { type: 'judged', confirmation, verdict: finished.value }
    : { type: 'saveFailed', confirmation };
}

function isAlreadyAnswered(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.hint === 'already_answered';
}

function eventOf(failure: Failure, confirmation: string): FlowEvent {
  if (failure.kind !== 'refused') return { type: 'saveFailed', confirmation };
  const { hint } = failure;
  return isProblem(hint)
    ? { type: 'answerRefused', confirmation, problem: hint }
    : { type: 'refused', refusal: refusalOf(failure) };
}

function isProblem(hint: string): hint is AnswerProblem {
  return hint === 'answer_empty' || hint === 'answer_too_long' || hint === 'image_not_in_grid';
}
