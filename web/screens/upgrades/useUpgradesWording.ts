import english from '../../public/locales/en/upgrades.json';
import { createWording } from '../../translations/createWording.ts';

/** The words of the screen about games to unlock. */
export const useUpgradesWording = createWording('upgrades', english);
