import english from '../public/locales/en/common.json';
import { createWording } from '../translations/createWording.ts';

/** The words of the shell around the screens. */
export const useCommonWording = createWording('common', english);
