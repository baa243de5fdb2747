/* Puzzles whose answers are easy to tell, for tests of how they are played. */
import type { Cell, Puzzle, Question } from '../importer/puzzle.ts';
import type { Variant } from '../game/variants.ts';
import { puzzleName } from '../game/puzzleName.ts';
import { gridSizeOf, questionCountOf, VARIANTS } from '../game/variants.ts';

export type { Puzzle };

/** A puzzle of a day (`YYYY-MM-DD`; null: the demo). Question 2 wants the word `answer 2` and the image at the end of row 1. */
export function puzzle(
  day: string | null,
  variant: Variant = '301',
  change: Partial<Question> & { messageOfTheDay?: string | null } = {},
): Puzzle {
  const { messageOfTheDay = `A message of ${day}.`, ...changed } = change;
  const questions = Array.from({ length: questionCountOf(variant) }, (_, index) => ({
    ...question(index + 1, variant),
    ...changed,
  }));
  return {
    name: puzzleName(day, variant),
    day,
    variant,
    gridSize: gridSizeOf(variant),
    messageOfTheDay,
    questions,
  };
}

/** All four games of a day. */
export function puzzlesOf(day: string): Puzzle[] {
  return VARIANTS.map((variant) => puzzle(day, variant));
}

function question(seq: number, variant: Variant): Question {
  const cells = cellsOf(seq, gridSizeOf(variant));
  return {
    seq,
    phrase: `Phrase ${seq}`,
    leftListing: '',
    rightListing: '',
    reason: `Because of ${seq}.`,
    answer: `answer ${seq}`,
    alternates: [`alternate ${seq}`],
    plurals: [`answers ${seq}`],
    isExact: false,
    randomId: `random ${seq}`,
    rightImage: rightImage(seq, variant),
    cells,
  };
}

function cellsOf(seq: number, size: number): Cell[] {
  return Array.from({ length: size * size }, (_, index) => {
    const [x, y] = [(index % size) + 1, Math.floor(index / size) + 1];
    return { x, y, image: `${seq}/${x}-${y}.webp`, alt: `Picture ${x} in row ${y}` };
  });
}

export function rightImage(seq: number, variant: Variant = '301'): string {
  return `${seq}/${gridSizeOf(variant)}-1.webp`;
}

export function wrongImage(seq: number): string {
  return `${seq}/1-2.webp`;
}

/** What to send to `answer_question` to be right. */
export function right({ name, variant }: Puzzle, seq = 1) {
  return {
    puzzle_name: name,
    question_seq: seq,
    text_entered: `answer ${seq}`,
    image_selected: rightImage(seq, variant),
  };
}

/** The same with both parts wrong. */
export function wrong(of: Puzzle, seq = 1) {
  return { ...right(of, seq), text_entered: 'nonsense', image_selected: wrongImage(seq) };
}

/** What a client inserts into `scores` (spec section 7), with the points it would like to have. */
export function claimed(user_id: string, of: Puzzle, seq = 1, points = 1000) {
  const { puzzle_name, ...answer } = right(of, seq);
  return {
    user_id,
    puzzle_type: puzzle_name,
    ...answer,
    random_id: 'claimed',
    image_score: points,
    text_score: points,
  };
}
