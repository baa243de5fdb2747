import { daysBetween } from '../game/days.ts';
import { questionCountOf, type Variant } from '../game/variants.ts';
import { questions301 } from './questions/301.ts';
import { questions303 } from './questions/303.ts';
import { questions401 } from './questions/401.ts';
import { questions404 } from './questions/404.ts';
import type { Question } from './question.ts';
import { sha256, shuffled } from './random.ts';

/** Every question of the pack, as its writers put them down. */
export const questions: Readonly<Record<Variant, readonly Question[]>> = {
  '301': questions301,
  '303': questions303,
  '401': questions401,
  '404': questions404,
};

const turns: Readonly<Record<Variant, readonly Question[]>> = {
  '301': inTurn('301'),
  '303': inTurn('303'),
  '401': inTurn('401'),
  '404': inTurn('404'),
};

/**
 * The questions of a day (`YYYY-MM-DD`) and variant. Each variant goes round its questions in a fixed order, so that none
 * comes back before all others have been asked, and a day is the same whichever days are asked for with it.
 */
export function questionsOf(day: string, variant: Variant): Question[] {
  const turn = turns[variant];
  const count = questionCountOf(variant);
  const first = daysBetween('1970-01-01', day) * count;
  return Array.from({ length: count }, (_, index) => {
    const question = turn[(((first + index) % turn.length) + turn.length) % turn.length];
    if (!question) throw new Error(`The starter pack has no questions for ${variant}.`);
    return question;
  });
}

/** The order in which a variant asks its questions: mixed, and without questions that resemble each other in a row. */
function inTurn(variant: Variant): Question[] {
  const waiting = shuffled(questions[variant], variant, (question) => question.phrase);
  const turn: Question[] = [];
  const apart = 2 * questionCountOf(variant);
  while (waiting.length > 0) {
    const recent = turn.slice(-apart);
    const fitting = waiting.findIndex((question) => !recent.some((other) => isLike(question, other)));
    turn.push(...waiting.splice(Math.max(0, fitting), 1));
  }
  return turn;
}

function isLike(one: Question, other: Question): boolean {
  return one.world === other.world || one.picture === other.picture || one.answer === other.answer;
}

/** A name for the asking of one question on one day; where its pictures are follows from it and from nothing else. */
export function randomIdOf(puzzleName: string, seq: number): string {
  return sha256(`${puzzleName} ${seq}`).slice(0, 16);
}
