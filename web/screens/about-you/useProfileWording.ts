import english from '../../public/locales/en/profile.json';
import { createWording } from '../../translations/createWording.ts';

/** The words of the profile form, and those that the form for languages shares with it. */
export const useProfileWording = createWording('profile', english);
