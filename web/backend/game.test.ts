import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, passTimeUntil, type Reply } from './pageForTests.ts';

const HOME = 'https://twofold.example/';
const GAME = '20261121G-ENG_G0301.xlsx';

const SCORED = {
  outcome: 'scored',
  textScore: 1000,
  imageScore: 0,
  learningMoment: { image: 'birds/a robin.webp', alt: 'A robin', answer: 'bush', reason: 'Because.' },
  streak: null,
  remaining: 0,
};
const ANSWER = {
  puzzleName: GAME,
  questionSeq: 1,
  textEntered: 'bush',
  imageSelected: 'birds/a robin.webp',
  confirmation: '0b9c1a3e-2d65-4f8f-9a43-6a2e8a3a0001',
  playerId: null,
  visitor: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page whose server gives these replies, one after the other, and then the last one for ever. */
async function open(...replies: readonly Reply[]) {
  let next = 0;
  const page = openPage(HOME, () => replies[Math.min(next++, replies.length - 1)] ?? 'no network');
  const [game, { startSession }] = await Promise.all([import('./game.ts'), import('./session.ts')]);
  startSession();
  return { page, game };
}

/** Waits for a call, and for the pauses in it, which take no time here. */
async function patiently<T>(call: Promise<T>): Promise<T> {
  const progress = { isOver: false };
  const watched = call.finally(() => (progress.isOver = true));
  await passTimeUntil(() => progress.isOver);
  return watched;
}

describe('an answer', () => {
  it('is sent with what the game needs to judge it', async () => {
    const { page, game } = await open({ status: 200, body: SCORED });
    await patiently(game.answerQuestion(ANSWER));
    expect(page.sent[0]?.path).toBe('/rest/v1/rpc/answer_question');
    expect(page.sent[0]?.body).toEqual({
      puzzle_name: GAME,
      question_seq: 1,
      text_entered: 'bush',
      image_selected: 'birds/a robin.webp',
      confirmation: ANSWER.confirmation,
      visitor: null,
    });
  });

  it('says whose key it is sent with, and which time zone the player is in', async () => {
    const { page, game } = await open({ status: 200, body: SCORED });
    await patiently(game.answerQuestion(ANSWER));
    const headers = page.sent[0]?.headers;
    expect(headers?.get('authorization')).toBe('Bearer anonymous-key');
    expect(headers?.get('apikey')).toBe('anonymous-key');
    expect(headers?.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('comes back scored, with the address of the picture', async () => {
    const { game } = await open({ status: 200, body: SCORED });
    const imageUrl = 'https://twofold.example/storage/v1/object/public/images/birds/a%20robin.webp';
    expect(await patiently(game.answerQuestion(ANSWER))).toEqual({
      ok: true,
      value: { ...SCORED, learningMoment: { ...SCORED.learningMoment, imageUrl } },
    });
  });

  it('comes back as Try Again', async () => {
    const body = { outcome: 'try_again', isTextRight: false, isImageRight: true };
    const { game } = await open({ status: 200, body });
    expect(await patiently(game.answerQuestion(ANSWER))).toEqual({ ok: true, value: body });
  });

  it('is sent again, as the same confirmation, when nothing comes back', async () => {
    const { page, game } = await open('no network', { status: 503, body: {} }, { status: 200, body: SCORED });
    expect(await patiently(game.answerQuestion(ANSWER))).toMatchObject({ ok: true });
    expect(page.sent).toHaveLength(3);
    expect(new Set(page.sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is nobody else’s: nothing is sent while the one who gave it is not there', async () => {
    const { page, game } = await open({ status: 200, body: SCORED });
    const answer = { ...ANSWER, playerId: 'b7c1d2a0-1111-4222-8333-444455556666' };
    expect(await patiently(game.answerQuestion(answer))).toMatchObject({
      failure: { kind: 'refused', hint: 'sign_in_required' },
    });
    expect(page.sent).toHaveLength(0);
  });

  it('is given up as unreachable, to be sent again later', async () => {
    const { page, game } = await open('no network');
    expect(await patiently(game.answerQuestion(ANSWER))).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(page.sent).toHaveLength(4);
  });

  it('is not sent again when the game refuses it', async () => {
    const refusal = { code: 'PT409', message: 'Answered already.', hint: 'already_answered', details: null };
    const { page, game } = await open({ status: 409, body: refusal });
    expect(await patiently(game.answerQuestion(ANSWER))).toEqual({
      ok: false,
      failure: { kind: 'refused', hint: 'already_answered', message: 'Answered already.' },
    });
    expect(page.sent).toHaveLength(1);
  });

  it('has failed when what comes back is not what was agreed', async () => {
    const { game } = await open({ status: 200, body: { outcome: 'scored' } });
    expect(await patiently(game.answerQuestion(ANSWER))).toMatchObject({
      ok: false,
      failure: { kind: 'failed' },
    });
  });

  it('has failed when the server says something that is no refusal', async () => {
    const body = { code: '42501', message: 'permission denied', hint: null, details: null };
    const { game } = await open({ status: 403, body });
    expect(await patiently(game.answerQuestion(ANSWER))).toEqual({
      ok: false,
      failure: { kind: 'failed', message: 'permission denied' },
    });
  });
});

describe('a game', () => {
  it('has the addresses of its pictures, and the names to answer with', async () => {
    const cell = { x: 1, y: 1, image: 'birds/50% off?.webp', alt: 'A bird' };
    const question = {
      seq: 1,
      phrase: 'A bird in the hand',
      isAnswered: false,
      isRetry: false,
      cells: [cell],
    };
    const puzzle = { name: GAME, day: '2026-11-21', variant: '301', gridSize: 3, isDemo: false };
    const { game } = await open({ status: 200, body: { puzzle, questions: [question] } });
    const opened = await patiently(game.openGame(GAME, null));
    expect(opened).toMatchObject({
      value: {
        questions: [
          {
            cells: [
              {
                image: 'birds/50% off?.webp',
                imageUrl: 'https://twofold.example/storage/v1/object/public/images/birds/50%25%20off%3F.webp',
              },
            ],
          },
        ],
      },
    });
  });

  it('that was begun to be opened is not asked for a second time by its screen', async () => {
    const puzzle = { name: GAME, day: '2026-11-21', variant: '301', gridSize: 3, isDemo: false };
    const { page, game } = await open({ status: 200, body: { puzzle, questions: [] } });
    game.openEarly(GAME, 'a visitor');
    expect(await patiently(game.openGame(GAME, 'a visitor'))).toMatchObject({ value: { puzzle } });
    expect(page.sent).toHaveLength(1);
    // What was begun serves once, and nobody else.
    game.openEarly(GAME, 'a visitor');
    await patiently(game.openGame(GAME, null));
    await patiently(game.openGame(GAME, 'a visitor'));
    expect(page.sent).toHaveLength(4);
  });
});

describe('without a server', () => {
  const overview = {
    today: '2026-11-21',
    day: '2026-11-21',
    previousDays: 0,
    canGoBack: false,
    canGoForward: false,
    backTo: null,
    forwardTo: null,
    messageOfTheDay: null,
    puzzles: [],
    username: null,
    streak: null,
    lostStreak: null,
  };
  const cells = [{ x: 1, y: 1, image: 'birds/a robin.webp', alt: 'A robin' }];
  const question = { phrase: 'A bird in the hand', isAnswered: false, isRetry: false, cells };
  const opened = {
    puzzle: { name: GAME, day: '2026-11-21', variant: '303', gridSize: 3, isDemo: false },
    questions: [
      { ...question, seq: 1 },
      { ...question, seq: 2 },
    ],
  };
  const ok = (body: unknown): Reply => ({ status: 200, body });

  it('the day is shown as it was last seen, and says so', async () => {
    const { game } = await open(ok(overview), 'no network');
    await patiently(game.dayOverview(0));
    const result = await patiently(game.dayOverview(0));
    expect(result).toEqual({ ok: true, value: { ...overview, isLastSeen: true } });
  });

  it('a day that was never seen is unreachable', async () => {
    const { game } = await open('no network');
    expect(await patiently(game.dayOverview(0))).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('a game opened today opens again, without the questions answered since', async () => {
    const { game } = await open(ok(opened), ok({ ...SCORED, remaining: 1 }), 'no network');
    const first = await patiently(game.openGame(GAME, null));
    await patiently(game.answerQuestion(ANSWER));
    const again = await patiently(game.openGame(GAME, null));
    if (!first.ok || !again.ok) throw new Error('It did not open.');
    expect(again.value.questions.map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
    expect(again.value.questions[1]).toEqual(first.value.questions[1]);
  });

  it('a game that the server refuses stays refused', async () => {
    const refusal = { code: 'PT404', message: 'No such puzzle.', hint: 'unknown_puzzle', details: null };
    const { game } = await open(ok(opened), { status: 404, body: refusal });
    await patiently(game.openGame(GAME, null));
    expect(await patiently(game.openGame(GAME, null))).toMatchObject({
      ok: false,
      failure: { hint: 'unknown_puzzle' },
    });
  });

  it('what is kept holds no answers', async () => {
    const { page, game } = await open(ok(opened), ok(SCORED));
    await patiently(game.openGame(GAME, null));
    await patiently(game.answerQuestion(ANSWER));
    const kept = Object.values(page.storage).join();
    expect(kept).toContain('A bird in the hand');
    expect(kept).not.toMatch(/"(?:answer|reason|learningMoment|textScore)"/);
  });
});
