/* A changed puzzle that has been played is judged again when the operator insists. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, right, rightImage, wrongImage } from '../../testing/puzzles.ts';
import { untilWaiting } from './untilWaiting.ts';

let database: TestDatabase;
let people: Actors;
let operator: Actor;
let player: Actor;
const before = puzzle(day());
const otherText = puzzle(day(), '301', { answer: 'typo', alternates: [], plurals: [] });

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  operator = await people.operator();
});
beforeEach(async () => {
  await database.admin.query(
    'truncate private.puzzles, scores, private.visitor_answers, private.retries cascade',
  );
  await operator.rpc('publish_puzzles', { puzzles: [before] });
  player = await people.player();
});
afterAll(() => database.drop());

const correct = (changed: object) => operator.rpc('publish_puzzles', { puzzles: [changed], force: true });

function answer(change: object = {}) {
  return player.rpc('answer_question', { ...right(before), ...change });
}

async function standing() {
  const { rows } = await database.admin.query(
    `select s.text_score, s.image_score, s.random_id, w.score as week, m.score as month, w.correct
     from private.player_weeks as w
     join private.player_months as m using (user_id)
     left join scores as s using (user_id)
     where user_id = $1`,
    [player.id],
  );
  return rows as unknown;
}

describe('a correction', () => {
  test('takes points away where the answer is not right any more, in the totals, too', async () => {
    await answer();
    expect(await correct({ ...otherText })).toMatchObject([
      { change: 'changed', isPlayed: true, rejudged: 1 },
    ]);
    expect(await standing()).toEqual([
      { text_score: 0, image_score: 1000, random_id: 'random 1', week: 1000, month: 1000, correct: 0 },
    ]);
  });

  test('gives points where the answer is right by now', async () => {
    await answer({ text_entered: 'typo', image_selected: wrongImage(1) });
    await answer({ text_entered: 'typo', image_selected: wrongImage(1) });
    expect(await standing()).toMatchObject([{ text_score: 0, image_score: 0, week: 0, correct: 0 }]);
    const [question] = otherText.questions;
    await correct({ ...otherText, questions: [{ ...question, rightImage: wrongImage(1), randomId: 'new' }] });
    expect(await standing()).toEqual([
      { text_score: 1000, image_score: 1000, random_id: 'new', week: 2000, month: 2000, correct: 1 },
    ]);
  });

  test('gives 750 a part where Try Again was fair', async () => {
    await answer({ text_entered: 'nonsense' });
    await answer({ text_entered: 'typo' });
    await correct(otherText);
    expect(await standing()).toMatchObject([{ text_score: 750, image_score: 750, week: 1500, correct: 1 }]);
  });

  test('takes an unfair Try Again back', async () => {
    await answer({ text_entered: 'typo' });
    await correct(otherText);
    expect(await answer({ text_entered: 'typo' })).toMatchObject({ outcome: 'scored', textScore: 1000 });
  });

  test('leaves the streak, which counts playing', async () => {
    await answer();
    await correct(otherText);
    expect(await player.rpc('day_overview')).toMatchObject({ streak: { consecutive: 1, playedToday: true } });
  });

  test('lets visitors play again', async () => {
    const visitor = people.visitor();
    const played = { ...right(before), visitor: visitor.id, confirmation: randomUUID() };
    await visitor.rpc('answer_question', played);
    await correct(otherText);
    expect(await visitor.rpc('open_game', { puzzle_name: before.name, visitor: visitor.id })).toMatchObject({
      questions: [{ isAnswered: false }],
    });
    expect(await visitor.rpc('answer_question', played)).toMatchObject({ textScore: 0, imageScore: 1000 });
  });

  test('removes the scores of a question that is gone', async () => {
    await answer();
    const [question] = before.questions;
    await correct({ ...before, questions: [{ ...question, seq: 2 }] });
    expect(await player.query('select 1 from scores')).toEqual([]);
    expect(await standing()).toMatchObject([{ text_score: null, week: 0, month: 0, correct: 0 }]);
    expect(await player.rpc('answer_question', { ...right(before, 1), question_seq: 2 })).toMatchObject({
      outcome: 'scored',
      textScore: 1000,
      remaining: 0,
    });
  });

  test('shows the new Learning Moment', async () => {
    await answer();
    const [question] = otherText.questions;
    await correct({ ...otherText, questions: [{ ...question, reason: 'It was a mistake.' }] });
    expect(
      await player.rpc('finished_question', { puzzle_name: before.name, question_seq: 1 }),
    ).toMatchObject({
      textScore: 0,
      learningMoment: { answer: 'typo', reason: 'It was a mistake.', image: rightImage(1) },
    });
  });

  test('of something else leaves every score as it was', async () => {
    await answer();
    const was = await standing();
    await correct(puzzle(day(), '301', { phrase: 'Phrase one', messageOfTheDay: null }));
    expect(await standing()).toEqual(was);
    expect(await player.rpc('day_overview')).toMatchObject({ messageOfTheDay: null });
  });
});

test('an answer under way while the puzzle is corrected is judged by the correction', async () => {
  const client = await database.admin.connect();
  try {
    await client.query('begin');
    await client.query('select private.publish(jsonb_build_array(private.tidy_puzzle($1)), true)', [
      JSON.stringify(otherText),
    ]);
    const underWay = answer();
    const visitor = people.visitor();
    const visitorUnderWay = visitor.rpc('answer_question', { ...right(before), visitor: visitor.id });
    await untilWaiting(database, 2);
    await client.query('commit');
    expect(await underWay).toMatchObject({ outcome: 'try_again', isTextRight: false, isImageRight: true });
    expect(await visitorUnderWay).toMatchObject({ textScore: 0, imageScore: 1000 });
  } finally {
    client.release();
  }
});
