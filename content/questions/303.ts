import type { Question } from '../question.ts';

/** The questions of the 3x3 game with three questions a day. */
export const questions303: readonly Question[] = [
  {
    phrase: 'Don’t count your chickens before they ____.',
    answer: 'hatch',
    alternates: ['hatched'],
    world: 'birds',
    picture: 'egg',
    avoid: ['hatching-chick', 'nest-with-eggs', 'hen', 'chick'],
    reason:
      'The warning goes back to a fable told under the name of Aesop, in which a milkmaid spends the price of chickens she does not have yet.',
  },
];
