import { quoted, type Note } from './note.ts';
import type { PuzzleRow } from './puzzleRow.ts';

/** What is accepted as the text of an answer. */
export type Answers = {
  readonly answer: string;
  readonly alternates: readonly string[];
  readonly plurals: readonly string[];
  readonly isExact: boolean;
};

/** Longer ones cannot be typed in: the database refuses them (ARCHITECTURE.md, `answer_too_long`). */
const MAX_ANSWER_LENGTH = 200;

const YES = ['1', 'true', 'yes', 'y', 'x'];
const NO = ['', '0', 'false', 'no', 'n'];

/**
 * The accepted answers of a question; `rows` tells which row fills a column. L_Alt_TXT00 and L_Plural_TXT00 hold one
 * value or several with semicolons between them; repetitions are dropped.
 */
export function answersOf(
  rows: Readonly<Record<'L_TXT00' | 'L_Alt_TXT00' | 'L_Plural_TXT00' | 'Exact', PuzzleRow>>,
  note: Note,
): Answers {
  const answer = plainSpaces(rows.L_TXT00.text('L_TXT00'));
  const isExact = readFlag(rows.Exact, note);
  const seen = new Set([answer.toLowerCase()]);
  const listOf = (column: 'L_Alt_TXT00' | 'L_Plural_TXT00') =>
    plainSpaces(rows[column].text(column))
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()));
  const [alternates, plurals] = [listOf('L_Alt_TXT00'), listOf('L_Plural_TXT00')];

  checkAnswers([answer], rows.L_TXT00.address('L_TXT00'), note);
  checkAnswers(alternates, rows.L_Alt_TXT00.address('L_Alt_TXT00'), note);
  checkAnswers(plurals, rows.L_Plural_TXT00.address('L_Plural_TXT00'), note);
  if (answer.includes(';')) {
    const sentence = 'L_TXT00 is one answer. Move what follows the semicolon to L_Alt_TXT00.';
    note('several_answers', rows.L_TXT00.address('L_TXT00'), sentence);
  }
  if (isExact && /[’‘]/.test(answer)) {
    const sentence =
      'Exact compares character by character, and keyboards type a straight apostrophe. Write it so.';
    note('curly_apostrophe', rows.L_TXT00.address('L_TXT00'), sentence);
  }
  if (isExact && alternates.length + plurals.length > 0) {
    const sentence =
      'Exact accepts L_TXT00 only; the alternates and plurals of this question will not be accepted.';
    note('alternates_ignored', rows.Exact.address('Exact'), sentence);
  }
  return { answer, alternates, plurals, isExact };
}

function readFlag(row: PuzzleRow, note: Note): boolean {
  const text = row.text('Exact').toLowerCase();
  if (![...YES, ...NO].includes(text)) {
    note(
      'exact_flag',
      row.address('Exact'),
      `Exact is yes (1, true, yes, x) or no (0, false, no, empty), not ${quoted(text)}.`,
    );
  }
  return YES.includes(text);
}

function checkAnswers(answers: readonly string[], address: string | null, note: Note): void {
  for (const answer of answers) {
    if (Array.from(answer).length > MAX_ANSWER_LENGTH) {
      note(
        'answer_too_long',
        address,
        `Players can type ${MAX_ANSWER_LENGTH} characters at most. Shorten the answer.`,
      );
    }
    if (/\p{Cf}|\p{Zl}|\p{Zp}|[\n\t]/u.test(answer)) {
      note(
        'invisible_character',
        address,
        'The answer holds a line break or an invisible character. Type it again by hand.',
      );
    }
  }
}

/** Spaces that do not break look like others and are typed by nobody. */
function plainSpaces(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ');
}
