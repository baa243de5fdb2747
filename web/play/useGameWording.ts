import english from '../public/locales/en/game.json';
import { createWording } from '../translations/createWording.ts';

/** The words of the game screens. */
export const useGameWording = createWording('game', english);
