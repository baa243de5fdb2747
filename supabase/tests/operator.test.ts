import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right, rightImage } from '../../testing/puzzles.ts';

let database: TestDatabase;
let people: Actors;
let operator: Actor;

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  operator = await people.operator();
});
beforeEach(() => database.admin.query('truncate private.puzzles, scores, private.visitor_answers cascade'));
afterAll(() => database.drop());

async function published(): Promise<string[]> {
  const { rows } = await database.admin.query<{ name: string }>(
    'select name from private.puzzles order by name',
  );
  return rows.map(({ name }) => name);
}

describe('publishing', () => {
  test('is rehearsed without writing anything', async () => {
    const rehearsal = await operator.rpc('compare_puzzles', { puzzles: puzzlesOf(day()) });
    expect(rehearsal).toEqual(
      puzzlesOf(day()).map(({ name }) => ({
        name,
        change: 'new',
        isPlayed: false,
        differences: [],
        rejudged: 0,
      })),
    );
    expect(await published()).toEqual([]);
  });

  test('says what the rehearsal said, in the order of the list', async () => {
    const puzzles = [...puzzlesOf(day(1)), puzzle(null), ...puzzlesOf(day())].reverse();
    const rehearsal = await operator.rpc('compare_puzzles', { puzzles });
    expect(await operator.rpc('publish_puzzles', { puzzles })).toEqual(rehearsal);
    expect(await published()).toEqual(puzzles.map(({ name }) => name).sort());
  });

  test('the same again changes nothing, whatever the order of keys, questions and cells', async () => {
    const [one] = [puzzle(day(), '404')];
    await operator.rpc('publish_puzzles', { puzzles: [one] });
    const { rows: before } = await database.admin.query('select ctid, xmin, * from private.cells order by 1');
    const shuffled = {
      ...one,
      questions: [...one.questions]
        .reverse()
        .map(({ cells, ...rest }) => ({ ...rest, cells: [...cells].reverse() })),
      somethingElse: 'is not for us',
    };
    expect(await operator.rpc('publish_puzzles', { puzzles: [shuffled] })).toMatchObject([
      { change: 'unchanged' },
    ]);
    const { rows: after } = await database.admin.query('select ctid, xmin, * from private.cells order by 1');
    expect(after).toEqual(before);
  });

  test('150 puzzles takes one call', async () => {
    const puzzles = Array.from({ length: 38 }, (_, index) => puzzlesOf(day(index - 29))).flat();
    expect(await operator.rpc('publish_puzzles', { puzzles })).toHaveLength(152);
    expect(await published()).toHaveLength(152);
  });

  test('an empty list is nothing to do', async () => {
    expect(await operator.rpc('publish_puzzles', { puzzles: [] })).toEqual([]);
  });

  test('shows a puzzle of the future, which operators alone may see', async () => {
    const future = puzzle(day(3));
    await operator.rpc('publish_puzzles', { puzzles: [future] });
    const changed = puzzle(day(3), '301', { phrase: 'Another phrase', messageOfTheDay: null });
    expect(await operator.rpc('compare_puzzles', { puzzles: [changed] })).toMatchObject([
      {
        change: 'changed',
        isPlayed: false,
        differences: [
          { where: 'messageOfTheDay', before: `A message of ${day(3)}.`, after: null },
          { where: 'question 1, phrase', before: 'Phrase 1', after: 'Another phrase' },
        ],
      },
    ]);
  });

  test('tells of changed cells and of questions that come and go', async () => {
    const [one] = [puzzle(day(), '303')];
    await operator.rpc('publish_puzzles', { puzzles: [one] });
    const [first, second, third] = one.questions;
    const cells = first?.cells.map((cell) =>
      cell.x === 1 && cell.y === 2 ? { ...cell, alt: 'A heron' } : cell,
    );
    const changed = { ...one, questions: [{ ...first, cells }, second, { ...third, seq: 7 }] };
    const [{ differences }] = await operator.rpc<[{ differences: { where: string }[] }]>('compare_puzzles', {
      puzzles: [changed],
    });
    expect(differences).toContainEqual({
      where: 'question 1, column 1 of row 2, alt',
      before: 'Picture 1 in row 2',
      after: 'A heron',
    });
    expect(differences).toContainEqual({ where: 'question 3, phrase', before: 'Phrase 3', after: null });
    expect(differences).toContainEqual({ where: 'question 7, phrase', before: null, after: 'Phrase 3' });
  });
});

describe('a puzzle with a fault', () => {
  const whole = puzzle(day());
  const [question] = whole.questions;
  const cells = question?.cells ?? [];
  const withQuestion = (change: object) => ({ ...whole, questions: [{ ...question, ...change }] });

  test.each([
    ['a name of another day', { ...whole, day: day(1) }, 'name does not tell day and variant'],
    [
      'a name of another variant',
      { ...whole, variant: '401', gridSize: 4 },
      'name does not tell day and variant',
    ],
    ['no name', { ...whole, name: null }, 'name does not tell day and variant'],
    [
      'a day like none',
      { ...puzzle(null), day: '', name: 'G-ENG_G0301.xlsx' },
      'name does not tell day and variant',
    ],
    ['another grid', { ...whole, gridSize: 4 }, 'variant and gridSize do not fit'],
    ['an unknown variant', { ...whole, variant: '505', gridSize: 5 }, 'variant and gridSize do not fit'],
    ['too many questions', { ...whole, questions: [question, question] }, 'a 301 has 1 questions'],
    ['no questions', { ...whole, questions: null }, 'a 301 has 1 questions'],
    ['a question without number', withQuestion({ seq: null }), 'seq must be given'],
    ['an empty phrase', withQuestion({ phrase: ' ' }), 'question 1: phrase is empty'],
    ['no answer', withQuestion({ answer: null }), 'question 1: answer is empty'],
    ['too long an answer', withQuestion({ answer: 'x'.repeat(201) }), 'question 1: answer is longer'],
    ['a hole in the grid', withQuestion({ cells: cells.slice(1) }), 'question 1: the grid is not full'],
    [
      'a cell outside',
      withQuestion({ cells: [...cells.slice(1), { ...cells[0], x: 4 }] }),
      'the grid is not full',
    ],
    [
      'two cells at one place',
      withQuestion({ cells: [...cells.slice(1), cells[1]] }),
      'the grid is not full',
    ],
    ['an image twice', withQuestion({ cells: cells.map((c) => ({ ...c, image: rightImage(1) })) }), 'twice'],
    ['a right image elsewhere', withQuestion({ rightImage: 'x' }), 'rightImage is not in the grid'],
    ['cells that are no list', withQuestion({ cells: 7 }), 'cells must be a list'],
    ['nothing in it', {}, 'name does not tell day and variant'],
    ['no object', 7, 'name does not tell day and variant'],
  ])('such as %s is refused, and what is in the list with it', async (_, faulty, fault) => {
    const call = operator.rpc('publish_puzzles', { puzzles: [puzzle(day(1)), faulty] });
    await expect(call).rejects.toMatchObject({
      code: 'PT400',
      hint: 'invalid_puzzles',
      detail: expect.stringContaining(fault),
    });
    expect(await published()).toEqual([]);
  });

  test('such as being in the list twice is refused', async () => {
    await expect(operator.rpc('publish_puzzles', { puzzles: [whole, whole] })).rejects.toMatchObject({
      hint: 'invalid_puzzles',
      detail: expect.stringContaining(`${whole.name}: is in the list twice`),
    });
    await expect(operator.rpc('publish_puzzles', { puzzles: whole })).rejects.toMatchObject({
      hint: 'invalid_puzzles',
    });
  });

  test('lists every fault at once', async () => {
    const puzzles = [
      withQuestion({ phrase: '', answer: '', rightImage: 'x' }),
      { ...puzzle(day(1)), gridSize: 9 },
    ];
    const error = await operator.rpc('publish_puzzles', { puzzles }).catch((cause: unknown) => cause);
    const { detail } = error as { detail: string };
    expect(detail.split('\n')).toEqual([
      `${whole.name}: question 1: phrase is empty`,
      `${whole.name}: question 1: answer is empty`,
      `${whole.name}: question 1: rightImage is not in the grid`,
      `${puzzle(day(1)).name}: variant and gridSize do not fit`,
    ]);
  });
});

describe('a puzzle that has been played', () => {
  const before = puzzle(day());
  const changed = puzzle(day(), '301', { answer: 'another answer', alternates: [], plurals: [] });

  test.each(['a player', 'a player who was told to try again', 'a visitor'])(
    'by %s is not changed',
    async (who) => {
      await operator.rpc('publish_puzzles', { puzzles: [before] });
      const player = await people.player();
      const visitor = people.visitor();
      if (who === 'a player') await player.rpc('answer_question', right(before));
      else if (who === 'a visitor')
        await visitor.rpc('answer_question', { ...right(before), visitor: randomUUID() });
      else await player.rpc('answer_question', { ...right(before), text_entered: 'nonsense' });
      const puzzles = [puzzle(day(1)), changed];
      await expect(operator.rpc('publish_puzzles', { puzzles })).rejects.toMatchObject({
        code: 'PT409',
        hint: 'already_played',
        detail: changed.name,
      });
      expect(await operator.rpc('compare_puzzles', { puzzles })).toMatchObject([
        { change: 'new' },
        { change: 'changed', isPlayed: true, rejudged: who === 'a player' ? 1 : 0 },
      ]);
      expect(await published()).toEqual([before.name]);
    },
  );

  test('is published again unchanged', async () => {
    await operator.rpc('publish_puzzles', { puzzles: [before] });
    await (await people.player()).rpc('answer_question', right(before));
    expect(await operator.rpc('publish_puzzles', { puzzles: [before, puzzle(day(1))] })).toMatchObject([
      { change: 'unchanged', isPlayed: true },
      { change: 'new' },
    ]);
  });
});
