/** How one part of an answer, word or picture, turned out: right at the first try, right at the second, or wrong. */
export type ShareMark = 'first' | 'second' | 'wrong';

/** Points for one question. */
type QuestionPoints = { readonly imageScore: number; readonly textScore: number };

/** Squares that differ in shape as well as in colour, and whose names a screen reader can make sense of. */
const SQUARES = { first: '✅', second: '🔁', wrong: '⬜' } as const satisfies Record<ShareMark, string>;

/** The rows of a game as it is shared, one mark a question. They tell how it went and nothing of what was asked. */
export type ShareRows = { readonly word: readonly ShareMark[]; readonly picture: readonly ShareMark[] };

/** The rows of a game's questions, in their order (points as of spec section 9). */
export function shareRows(scores: readonly QuestionPoints[]): ShareRows {
  return {
    word: scores.map(({ textScore }) => markOf(textScore)),
    picture: scores.map(({ imageScore }) => markOf(imageScore)),
  };
}

function markOf(points: number): ShareMark {
  if (points >= 1000) return 'first';
  return points > 0 ? 'second' : 'wrong';
}

/** How many marks of a row are right, at whichever try. */
export function rightOnes(row: readonly ShareMark[]): number {
  return row.filter((mark) => mark !== 'wrong').length;
}

type ShareTextParts = {
  /** Which game it was. */
  readonly title: string;
  /** What stands behind each row, in words. */
  readonly words: { readonly word: string; readonly picture: string };
  readonly rows: ShareRows;
  readonly url: string;
};

/** The text that is shared: title, a row of squares for the words, one for the pictures, and where to play. */
export function shareText({ title, words, rows, url }: ShareTextParts): string {
  const squares = (row: readonly ShareMark[]) => row.map((mark) => SQUARES[mark]).join('');
  return [
    title,
    `${squares(rows.word)} ${words.word}`,
    `${squares(rows.picture)} ${words.picture}`,
    url,
  ].join('\n');
}
