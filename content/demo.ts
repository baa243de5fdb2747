import { DEMO_PUZZLE } from '../game/puzzleName.ts';
import type { Question } from './question.ts';
import { puzzleTable, type PuzzleTable } from './puzzleTable.ts';

/** Easy and inviting: what everybody meets first. */
export const demoQuestion: Question = {
  phrase: 'A picture is worth a thousand ____.',
  answer: 'words',
  plurals: ['word'],
  world: 'home',
  picture: 'picture-frame',
  decoys: ['teapot', 'alarm-clock', 'teddy-bear', 'umbrella'],
  avoid: ['mirror', 'window', 'television'],
  reason:
    'The saying is younger than it sounds. Advertisers made it popular in America in the 1920s, and one of them passed it off as an old Chinese proverb.',
};

/** The puzzle file of the demo (spec section 3), ready for the importer. */
export function demoPuzzle(): PuzzleTable {
  return puzzleTable(DEMO_PUZZLE, '301', [demoQuestion], null);
}
