import english from '../../public/locales/en/home.json';
import { createWording } from '../../translations/createWording.ts';

/** The words of the home screen. */
export const useHomeWording = createWording('home', english);
