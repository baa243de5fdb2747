import type { AnswerProblem, FlowEvent } from '../../game/flow.ts';
import { answerQuestion, finishedQuestion } from '../backend/game.ts';
import type { Failure } from '../backend/result.ts';
import { visitorId } from '../device/visitorId.ts';
import { type StoredAnswer, waitingAnswers } from '../device/waitingAnswers.ts';
import { inTurn } from './inTurn.ts';
import { refusalOf } from './refusalOf.ts';

/** What becomes of an answer that was sent. */
export type Sent = Extract<FlowEvent, { type: 'judged' | 'saveFailed' | 'answerRefused' | 'refused' }>;

/**
 * Has an answer judged, of a player or of a visitor when `playerId` is null; resolves with what that means for the flow
 * of the game, whatever happened. Once that is known for good, the answer no longer waits in this browser.
 */
export function sendAnswer(playerId: string | null, answer: StoredAnswer): Promise<Sent> {
  return inTurn(answer.confirmation, () => settle(playerId, answer));
}

/** The same for an answer that was found waiting; null when meanwhile it has been sent, from this tab or another. */
export function sendIfWaiting(playerId: string | null, answer: StoredAnswer): Promise<Sent | null> {
  return inTurn(answer.confirmation, async () => {
    const isWaiting = waitingAnswers(playerId)
      .all()
      .some(({ confirmation }) => confirmation === answer.confirmation);
    return isWaiting ? settle(playerId, answer) : null;
  });
}

async function settle(playerId: string | null, answer: StoredAnswer): Promise<Sent> {
  const sent = await judge(playerId, answer);
  if (isFinal(sent)) waitingAnswers(playerId).remove(answer.confirmation);
  return sent;
}

/** An answer of somebody who is signed out by now still waits: they may come back. */
function isFinal(sent: Sent): boolean {
  if (sent.type === 'refused') return sent.refusal !== 'signed_out' && sent.refusal !== 'unreachable';
  return sent.type !== 'saveFailed';
}

async function judge(playerId: string | null, answer: StoredAnswer): Promise<Sent> {
  const { puzzleName, questionSeq, textEntered, imageSelected, confirmation } = answer;
  const visitor = playerId === null ? visitorId() : null;
  const result = await answerQuestion({
    puzzleName,
    questionSeq,
    textEntered,
    imageSelected,
    confirmation,
    playerId,
    visitor,
  });
  if (result.ok) return { type: 'judged', confirmation, verdict: result.value };
  if (!isAlreadyAnswered(result.failure)) return eventOf(result.failure, confirmation);
  // Answered on another device meanwhile: what counts is the answer given there.
  const finished = await finishedQuestion(puzzleName, questionSeq, visitor);
  return finished.ok
    ? { type: 'judged', confirmation, verdict: finished.value, isEarlierAnswer: true }
    : { type: 'saveFailed', confirmation };
}

function isAlreadyAnswered(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.hint === 'already_answered';
}

function eventOf(failure: Failure, confirmation: string): Sent {
  if (failure.kind !== 'refused') return { type: 'saveFailed', confirmation };
  const { hint } = failure;
  return isProblem(hint)
    ? { type: 'answerRefused', confirmation, problem: hint }
    : { type: 'refused', refusal: refusalOf(failure) };
}

function isProblem(hint: string): hint is AnswerProblem {
  return hint === 'answer_empty' || hint === 'answer_too_long' || hint === 'image_not_in_grid';
}
