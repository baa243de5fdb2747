import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, passTimeUntil, type Reply } from '../backend/pageForTests.ts';

const GAME = '20261121G-ENG_G0301.xlsx';
const CONFIRMATION = '0b9c1a3e-2d65-4f8f-9a43-6a2e8a3a0001';
const ANSWER = {
  puzzleName: GAME,
  questionSeq: 1,
  textEntered: 'bush',
  imageSelected: 'birds/robin.webp',
  confirmation: CONFIRMATION,
  hint: null,
};
const SCORED = {
  outcome: 'scored',
  textScore: 1000,
  imageScore: 0,
  learningMoment: { image: 'birds/robin.webp', alt: 'A robin', answer: 'bush', reason: 'Because.' },
  streak: null,
  remaining: 0,
};

function refusal(status: number, hint: string): Reply {
  return { status, body: { code: `PT${status}`, message: hint, details: null, hint } };
}

/** What sending the answer comes to when the server's functions reply like this; also what was called, in order. */
async function send(replies: Readonly<Record<string, Reply>>, playerId: string | null = null) {
  const calls: string[] = [];
  const { storage } = openPage('https://twofold.example/', ({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    calls.push(name);
    return replies[name] ?? 'no network';
  });
  const { sendAnswer } = await import('./sendAnswer.ts');
  storage.setItem('waitingAnswers', JSON.stringify([ANSWER]));
  const sending = sendAnswer(playerId, ANSWER);
  const progress = { isOver: false };
  void sending.finally(() => (progress.isOver = true));
  await passTimeUntil(() => progress.isOver);
  const event = await sending;
  return { event, calls, isWaiting: storage.getItem('waitingAnswers') !== null };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sending an answer', () => {
  test('brings back what the referee says', async () => {
    const { event, isWaiting } = await send({ answer_question: { status: 200, body: SCORED } });
    expect(isWaiting).toBe(false);
    expect(event).toMatchObject({
      type: 'judged',
      confirmation: CONFIRMATION,
      verdict: { outcome: 'scored', textScore: 1000, imageScore: 0 },
    });
  });

  test('of a question answered on another device brings back what was answered there', async () => {
    const { event, calls } = await send({
      answer_question: refusal(409, 'already_answered'),
      finished_question: { status: 200, body: { ...SCORED, textScore: 750 } },
    });
    expect(calls).toEqual(['answer_question', 'finished_question']);
    expect(event).toMatchObject({ type: 'judged', verdict: { textScore: 750 }, isEarlierAnswer: true });
  });

  test('of such a question can be tried again when what was answered there does not arrive', async () => {
    const { event } = await send({ answer_question: refusal(409, 'already_answered') });
    expect(event).toEqual({ type: 'saveFailed', confirmation: CONFIRMATION });
  });

  test('can be tried again when nothing comes back, or nothing that makes sense', async () => {
    const unreached = await send({});
    expect(unreached.isWaiting).toBe(true);
    expect(unreached.event).toEqual({ type: 'saveFailed', confirmation: CONFIRMATION });
    const broken = await send({ answer_question: { status: 500, body: { message: 'broken' } } });
    expect(broken.event).toEqual({ type: 'saveFailed', confirmation: CONFIRMATION });
  });

  test.each([
    ['answer_empty', 400],
    ['answer_too_long', 400],
    ['image_not_in_grid', 400],
  ])('comes back to be changed when the referee says %s', async (hint, status) => {
    const { event } = await send({ answer_question: refusal(status, hint) });
    expect(event).toEqual({ type: 'answerRefused', confirmation: CONFIRMATION, problem: hint });
  });

  test.each([
    ['locked_variant', 403, 'locked_variant'],
    ['unknown_puzzle', 404, 'unknown_puzzle'],
    ['unknown_question', 404, 'unknown_puzzle'],
    ['sign_in_required', 401, 'signed_out'],
  ])('ends the game when the referee says %s', async (hint, status, why) => {
    const { event, isWaiting } = await send({ answer_question: refusal(status, hint) });
    expect(event).toEqual({ type: 'refused', refusal: why });
    // Who is signed out may sign in again, and the answer with them.
    expect(isWaiting).toBe(why === 'signed_out');
  });

  test('that waited is left alone when another tab has sent it meanwhile', async () => {
    const calls: string[] = [];
    openPage('https://twofold.example/', ({ path }) => {
      calls.push(path);
      return { status: 200, body: SCORED };
    });
    const { sendIfWaiting } = await import('./sendAnswer.ts');
    expect(await sendIfWaiting(null, ANSWER)).toBeNull();
    expect(calls).toEqual([]);
  });

  test('asks nothing of the server while somebody else is there than the one who gave the answer', async () => {
    const { event, calls } = await send({ answer_question: { status: 200, body: SCORED } }, 'ada');
    expect(calls).toEqual([]);
    expect(event).toEqual({ type: 'refused', refusal: 'signed_out' });
  });
});
