import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays } from '../game/days.ts';
import { gridSizeOf, questionCountOf, VARIANTS, type Variant } from '../game/variants.ts';
import { mentions } from '../importer/mentions.ts';
import { readPuzzleFile } from '../importer/readPuzzleFile.ts';
import { writeSheet } from '../importer/sheet.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { worlds } from './catalogue/worlds.ts';
import { demoPuzzle, demoQuestion } from './demo.ts';
import { decoysOf, pictureOf } from './grid.ts';
import { fileOf, imagePathOf, starterImages } from './images.ts';
import { messageOf } from './messages.ts';
import { starterPack } from './pack.ts';
import type { Question } from './question.ts';
import { questions, questionsOf } from './schedule.ts';

/** Days that are there to play or to come at any one moment: 29 back, 8 ahead, and today, over all time zones. */
const WINDOW = 38;
const everyQuestion = [...VARIANTS.flatMap((variant) => questions[variant]), demoQuestion];

function accepted({ answer, alternates = [], plurals = [] }: Question): string[] {
  return [answer, ...alternates, ...plurals];
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function repeated(texts: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([text]) => text);
}

describe('the pictures', () => {
  it('are all on disk', () => {
    expect([...catalogue.values()].filter((picture) => !existsSync(fileOf(picture)))).toEqual([]);
  });

  it('have paths of their own that do not say what they show', () => {
    const images = starterImages();
    expect(new Set(images.map(({ path }) => path)).size).toBe(images.length);
    expect(images.filter(({ path }) => !/^fluent\/[0-9a-f]{16}\.webp$/.test(path))).toEqual([]);
  });

  it('have alt texts that tell them apart', () => {
    const alts = [...catalogue.values()].map(({ alt }) => alt.toLowerCase());
    expect(repeated(alts, 1)).toEqual([]);
    expect(alts.filter((alt) => alt.length < 5 || alt.length > 60)).toEqual([]);
  });

  it.each(Object.entries(worlds))('of the world %s fill the largest grid, each once', (_, ids) => {
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(repeated(ids, 1)).toEqual([]);
  });
});

describe('the questions', () => {
  it.each(VARIANTS)('of %s are enough for every day of the window', (variant) => {
    expect(questions[variant].length).toBeGreaterThanOrEqual(WINDOW * questionCountOf(variant));
  });

  it('are at least 340, and none is there twice', () => {
    expect(everyQuestion.length).toBeGreaterThanOrEqual(340);
    const plain = everyQuestion.map(({ phrase }) => phrase.toLowerCase().replace(/[^a-z_]+/g, ' '));
    expect(repeated(plain, 1)).toEqual([]);
  });

  it('vary in answers and in right pictures', () => {
    expect(
      repeated(
        everyQuestion.map(({ answer }) => answer.toLowerCase()),
        3,
      ),
    ).toEqual([]);
    expect(
      repeated(
        everyQuestion.map(({ picture }) => picture),
        4,
      ),
    ).toEqual([]);
  });
});

describe.each(everyQuestion)('the question “$phrase”', (question) => {
  const { phrase, answer, alternates = [], plurals = [], picture, world, avoid = [], decoys = [] } = question;

  it('has one gap or asks', () => {
    expect(phrase.split('____').length - 1 + (phrase.includes('?') ? 1 : 0)).toBeGreaterThanOrEqual(1);
    expect(phrase.split('____').length).toBeLessThanOrEqual(2);
    expect(phrase).toMatch(/^[\p{Lu}“‘_].*[.?!”’]$/u);
    expect(phrase.length).toBeLessThanOrEqual(120);
  });

  it('has one word for an answer, and other words beside it', () => {
    expect(answer).toMatch(/^[\p{L}]+$/u);
    const all = accepted(question).map((one) => one.toLowerCase());
    expect(repeated(all, 1)).toEqual([]);
    expect(all.filter((one) => one !== one.trim() || one.includes(';'))).toEqual([]);
    expect([alternates, plurals].filter((list) => list.length > 6)).toEqual([]);
  });

  it('keeps its answer out of what players read and request', () => {
    const told = [phrase, pictureOf(picture).alt, imagePathOf(pictureOf(picture))];
    expect(
      told.filter((text) => accepted(question).some((one) => mentions(text.replaceAll('____', ' '), one))),
    ).toEqual([]);
  });

  it('has its pictures in its world, and enough of them', () => {
    const all: readonly string[] = worlds[world];
    expect([picture, ...avoid, ...decoys].filter((id) => !all.includes(id))).toEqual([]);
    expect(repeated([picture, ...avoid, ...decoys], 1)).toEqual([]);
    const size = variantsOf(question).map((variant) => gridSizeOf(variant) ** 2);
    expect(decoysOf(question).length).toBeGreaterThanOrEqual(Math.max(9, ...size) - 1);
  });

  it('has a reason of one or two sentences', () => {
    const { reason } = question;
    expect(reason.length).toBeGreaterThanOrEqual(40);
    expect(reason.length).toBeLessThanOrEqual(320);
    expect(reason).toMatch(/[.!?][”’]?$/);
    expect(sentencesIn(reason)).toBeLessThanOrEqual(2);
  });
});

function variantsOf(question: Question): Variant[] {
  return VARIANTS.filter((variant) => questions[variant].includes(question));
}

/** Sentences end with a mark that a capital follows; those within quotation marks belong to the one around them. */
function sentencesIn(text: string): number {
  const unquoted = text.replace(/“[^”]*”/g, 'Q').replace(/\b(Dr|Mr|Mrs|St|[A-Z])\.(?= )/g, '$1');
  return unquoted.split(/(?<=[.!?][”’)]?) (?=[\p{Lu}“‘])/u).length;
}

describe('difficulty', () => {
  /** The share of the questions whose right picture is named by the phrase itself. */
  const share = (variant: Variant) =>
    questions[variant].filter(({ phrase, picture }) => mentions(phrase, picture.replaceAll('-', ' ')))
      .length / questions[variant].length;

  it('rises: the hardest game names the right picture in its phrase less often than the easier long game', () => {
    expect(share('404')).toBeLessThan(share('303'));
  });
});

describe('the schedule', () => {
  it.each(['2026-01-01', '2026-11-20', '2027-12-15', '2028-02-10'])(
    'from %s asks no question twice within the window, for 400 days',
    (first) => {
      const asked = new Map<string, number>();
      daysFrom(first, 400).forEach((day, number) => {
        for (const { phrase } of VARIANTS.flatMap((variant) => questionsOf(day, variant))) {
          const before = asked.get(phrase);
          if (before !== undefined) expect(number - before, phrase).toBeGreaterThanOrEqual(WINDOW);
          asked.set(phrase, number);
        }
      });
    },
  );

  it('asks every question sooner or later', () => {
    const asked = new Set(daysFrom('2026-01-01', 80).flatMap((day) => questionsOf(day, '404')));
    expect(asked.size).toBe(questions['404'].length);
  });

  it('mixes the worlds of a game', () => {
    const alike = daysFrom('2026-01-01', 100).filter((day) => {
      const game = questionsOf(day, '404').map(({ world }) => world);
      return new Set(game).size < game.length;
    });
    expect(alike).toEqual([]);
  });
});

describe('the puzzle files', () => {
  const images = new Set(starterImages().map(({ path }) => path));
  const known = { imageExists: (path: string) => images.has(path), folderImages: () => [...images] };

  it.each(['2026-11-21', '2026-12-31', '2028-02-29'])('of %s pass the importer without a remark', (day) => {
    const files = starterPack([day]);
    expect(files).toHaveLength(VARIANTS.length);
    for (const { name, table } of files) {
      const { puzzle, findings } = readPuzzleFile(name, writeSheet(table), known);
      expect(findings, name).toEqual([]);
      expect(puzzle?.day).toBe(day);
      expect(puzzle?.questions.map(({ phrase }) => phrase)).toEqual(
        questionsOf(day, puzzle?.variant ?? '301').map(({ phrase }) => phrase),
      );
      expect(puzzle?.messageOfTheDay).toBe(messageOf(day));
    }
  });

  it('hold every question as its writer meant it', () => {
    const seen = new Map<string, readonly string[]>();
    for (const { name, table } of starterPack(daysFrom('2026-01-01', 80))) {
      const { puzzle, findings } = readPuzzleFile(name, writeSheet(table), known);
      expect(findings, name).toEqual([]);
      for (const { phrase, answer, alternates, plurals } of puzzle?.questions ?? []) {
        seen.set(phrase, [answer, ...alternates, ...plurals]);
      }
    }
    for (const question of VARIANTS.flatMap((variant) => questions[variant])) {
      expect(seen.get(question.phrase)).toEqual(accepted(question));
    }
  });

  it('depend on the date alone', () => {
    const [alone] = starterPack(['2026-12-31']);
    const within = starterPack(daysFrom('2026-12-01', 40)).find(({ name }) => name === alone?.name);
    expect(within).toEqual(alone);
    expect(writeSheet(within?.table ?? [])).toEqual(writeSheet(alone?.table ?? []));
  });

  it.each(VARIANTS)('of %s spread the right picture evenly over the grid', (variant) => {
    const counts = new Map<string, number>();
    let total = 0;
    for (const { name, table } of starterPack(daysFrom('2026-01-01', 365)).filter((file) =>
      file.name.includes(`G0${variant}`),
    )) {
      const columns = table[0] ?? [];
      const value = (row: (typeof table)[number], column: string) => row[columns.indexOf(column)];
      let right: unknown;
      for (const row of table.slice(1)) {
        right = value(row, 'R_Drive_Dir_File') ?? right;
        if (value(row, 'R_Path_Drive_Folder_File') !== right) continue;
        const place = `${String(value(row, 'X'))},${String(value(row, 'Y'))}`;
        counts.set(place, (counts.get(place) ?? 0) + 1);
        total += 1;
      }
      expect(right, name).toBeDefined();
    }
    expect(total).toBe(365 * questionCountOf(variant));
    const cells = gridSizeOf(variant) ** 2;
    const expected = total / cells;
    const chiSquare =
      [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) +
      (cells - counts.size) * expected;
    // One in a thousand draws of even places lies beyond: 26.1 for 8 degrees of freedom, 37.7 for 15.
    expect(chiSquare).toBeLessThan(cells === 9 ? 26.1 : 37.7);
  });

  it('include the demo', () => {
    const { name, table } = demoPuzzle();
    const { puzzle, findings } = readPuzzleFile(name, writeSheet(table), known);
    expect(findings).toEqual([]);
    expect(puzzle).toMatchObject({ day: null, variant: '301', gridSize: 3 });
    expect(puzzle?.questions.map(({ phrase }) => phrase)).toEqual([demoQuestion.phrase]);
  });
});

describe('the message of the day', () => {
  it('is there every day and not the same for eight weeks', () => {
    const days = daysFrom('2026-11-01', 500).map(messageOf);
    expect(days.filter((message) => message.length < 10 || message.length > 140)).toEqual([]);
    days.forEach((message, index) =>
      expect(days.slice(index + 1, index + 56), message).not.toContain(message),
    );
  });
});
