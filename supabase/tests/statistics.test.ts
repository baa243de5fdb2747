import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../game/days.ts';
import { actors, day, type Actor, type Actors } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { puzzle, puzzlesOf, right, wrong, wrongImage } from '../../testing/puzzles.ts';
import { traveller, type When } from './timeTravel.ts';

interface Statistics {
  readonly calendar: readonly {
    readonly day: string;
    readonly state: string;
    readonly isInStreak: boolean;
  }[];
  readonly days: readonly { readonly day: string; readonly points: number }[];
}

let database: TestDatabase;
let people: Actors;
let ada: Actor;
const [today, yesterday, dayBefore] = [puzzle(day()), puzzle(day(-1)), puzzle(day(-2))];
const threeQuestions = puzzle(day(-1), '303');
const spring = Array.from({ length: 40 }, (_, index) => puzzle(addDays('2026-03-01', index)));

beforeAll(async () => {
  database = await createTestDatabase('twofold');
  people = actors(database);
  await people.service.rpc('publish_puzzles', {
    puzzles: [...puzzlesOf(day()), ...puzzlesOf(day(-1)), dayBefore, puzzle(day(-28)), ...spring],
  });
});
beforeEach(async () => {
  await database.admin.query('truncate auth.users, allow_list cascade');
  ada = await people.player('Ada');
  await people.service.query('insert into allow_list (email) values ($1)', [ada.email]);
});
afterAll(() => database.drop());

const statisticsOf = (player: Actor) => player.rpc<Statistics>('player_statistics');

/** What a day's square of the calendar says. */
async function squareOf(player: Actor, offset: number) {
  const { calendar } = await statisticsOf(player);
  return calendar.find((square) => square.day === day(offset));
}

/** Answers finally, whatever is right: by the insert of the spec, which knows no Try Again. */
function answerOnce(player: Actor, answer: ReturnType<typeof right>) {
  return player.query(
    `insert into scores (user_id, puzzle_type, question_seq, text_entered, image_selected, image_score, text_score)
     values ($1, $2, $3, $4, $5, 0, 0)`,
    [player.id, answer.puzzle_name, answer.question_seq, answer.text_entered, answer.image_selected],
  );
}

describe("a player's statistics", () => {
  test('are all zero before the first answer', async () => {
    const { calendar, ...rest } = await statisticsOf(ada);
    expect(rest).toEqual({
      today: day(),
      totalPoints: 0,
      questions: 0,
      correct: 0,
      partialText: 0,
      partialImage: 0,
      incorrect: 0,
      referrals: 0,
      streak: { consecutive: 0, everConsecutive: 0, last: null, playedToday: false },
      days: [],
    });
    expect(calendar).toHaveLength(28);
    expect(calendar[0]?.day).toBe(day(-27));
    expect(calendar).toEqual(calendar.map((square) => ({ ...square, state: 'none', isInStreak: false })));
  });

  test('count each class of answer once', async () => {
    await ada.rpc('answer_question', right(today));
    await answerOnce(ada, { ...right(yesterday), image_selected: wrongImage(1) });
    await answerOnce(ada, { ...right(dayBefore), text_entered: 'nonsense' });
    await answerOnce(ada, wrong(threeQuestions, 1));
    await answerOnce(ada, wrong(threeQuestions, 2));
    expect(await statisticsOf(ada)).toMatchObject({
      totalPoints: 4000,
      questions: 5,
      correct: 1,
      partialText: 1,
      partialImage: 1,
      incorrect: 2,
      streak: { consecutive: 1, everConsecutive: 1, playedToday: true },
    });
  });

  test('count an answer of the second try by its points, and as right', async () => {
    await ada.rpc('answer_question', wrong(today));
    await ada.rpc('answer_question', right(today));
    expect(await statisticsOf(ada)).toMatchObject({ totalPoints: 1500, questions: 1, correct: 1 });
  });

  test('give the points to the day whose puzzle it was, whenever it was played', async () => {
    await ada.rpc('answer_question', right(today));
    await ada.rpc('answer_question', right(puzzle(day(), '401')));
    await ada.rpc('answer_question', right(puzzle(day(-28))));
    expect((await statisticsOf(ada)).days).toEqual([
      { day: day(-28), points: 2000 },
      { day: day(), points: 4000 },
    ]);
  });

  test('count whom they have brought', async () => {
    const invited = await people.player();
    await invited.query('insert into invitations (email, referral_id) values ($1, $2)', [
      invited.email,
      ada.id,
    ]);
    expect(await statisticsOf(ada)).toMatchObject({ referrals: 1 });
  });

  test('follow a correction of the puzzle', async () => {
    const operator = await people.operator();
    await ada.rpc('answer_question', right(today));
    const corrected = puzzle(day(), '301', { answer: 'another', alternates: [], plurals: [] });
    await operator.rpc('publish_puzzles', { puzzles: [corrected], force: true });
    expect(await statisticsOf(ada)).toMatchObject({
      totalPoints: 1000,
      correct: 0,
      partialImage: 1,
      days: [{ day: day(), points: 1000 }],
    });
    await operator.rpc('publish_puzzles', { puzzles: [today], force: true });
  });

  test('are nobody else’s: not of others, and not for visitors', async () => {
    const grace = await people.player('Grace');
    await grace.rpc('answer_question', right(today));
    // A finished puzzle makes the scores of others readable, but not one's own.
    await ada.rpc('answer_question', wrong(today));
    await ada.rpc('answer_question', wrong(today));
    expect(await statisticsOf(ada)).toMatchObject({ totalPoints: 0, questions: 1, correct: 0, incorrect: 1 });
    for (const name of ['player_statistics', 'my_standing', 'my_unlocks']) {
      await expect(people.visitor().rpc(name), name).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the calendar', () => {
  test('tells a game half played from one played to its end, and from one that was all right', async () => {
    await answerOnce(ada, { ...right(dayBefore), text_entered: 'nonsense' });
    expect(await squareOf(ada, -2)).toMatchObject({ state: 'finished' });
    await ada.rpc('answer_question', right(threeQuestions, 1));
    expect(await squareOf(ada, -1)).toMatchObject({ state: 'partly' });
    await ada.rpc('answer_question', right(threeQuestions, 2));
    await ada.rpc('answer_question', right(threeQuestions, 3));
    expect(await squareOf(ada, -1)).toMatchObject({ state: 'right' });
    await ada.rpc('answer_question', right(puzzle(day(), '404'), 1));
    await ada.rpc('answer_question', right(today));
    expect(await squareOf(ada, 0)).toMatchObject({ state: 'partly' });
  });

  test('shows which days the streak is made of: not those that were caught up with', async () => {
    const player = traveller(database, ada);
    const at = (date: string): When => [`${date} 12:00`, 'Europe/Berlin'];
    for (const date of ['2026-03-07', '2026-03-09', '2026-03-10']) {
      await player.answer(at(date), puzzle(date));
    }
    await player.answer(at('2026-03-10'), puzzle('2026-03-08'));
    const { rows } = await database.admin.query<{ statistics: Statistics }>(
      `select private.player_statistics_at('2026-03-11 08:00 Europe/Berlin', 'Europe/Berlin', $1) as statistics`,
      [ada.id],
    );
    const played = rows[0]?.statistics.calendar.filter(({ state }) => state !== 'none');
    expect(played).toEqual([
      { day: '2026-03-07', state: 'right', isInStreak: false },
      { day: '2026-03-08', state: 'right', isInStreak: false },
      { day: '2026-03-09', state: 'right', isInStreak: true },
      { day: '2026-03-10', state: 'right', isInStreak: true },
    ]);
  });

  test('ends on the day that it is where the player is', async () => {
    const endsOn = async (timeZone: string) => {
      const { rows } = await database.admin.query<{ statistics: Statistics }>(
        `select private.player_statistics_at('2026-03-11 23:30 UTC', $2, $1) as statistics`,
        [ada.id, timeZone],
      );
      return rows[0]?.statistics.calendar.at(-1)?.day;
    };
    expect(await endsOn('America/New_York')).toBe('2026-03-11');
    expect(await endsOn('Asia/Kathmandu')).toBe('2026-03-12');
  });
});

describe('what playing day after day unlocks', () => {
  test('is told with the streak it asks for, and what is unlocked now', async () => {
    const player = await people.player();
    const unlocks = (isUnlocked: readonly boolean[]) => [
      { variant: '401', unlockDays: 1, isUnlocked: isUnlocked[0] },
      { variant: '303', unlockDays: 2, isUnlocked: isUnlocked[1] },
      { variant: '404', unlockDays: 3, isUnlocked: isUnlocked[2] },
    ];
    expect(await player.rpc('my_unlocks')).toMatchObject({ variants: unlocks([false, false, false]) });
    await player.rpc('answer_question', right(today));
    expect(await player.rpc('my_unlocks')).toMatchObject({
      streak: { consecutive: 1, playedToday: true },
      variants: unlocks([true, false, false]),
    });
    expect(await ada.rpc('my_unlocks')).toMatchObject({ variants: unlocks([true, true, true]) });
  });
});
