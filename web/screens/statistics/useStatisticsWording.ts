import english from '../../public/locales/en/statistics.json';
import { createWording } from '../../translations/createWording.ts';

/** The words of the statistics. */
export const useStatisticsWording = createWording('statistics', english);
