import english from '../../public/locales/en/settings.json';
import { createWording } from '../../translations/createWording.ts';

/** The words of the settings. */
export const useSettingsWording = createWording('settings', english);
