import english from '../../public/locales/en/referral.json';
import { createWording } from '../../translations/createWording.ts';

export const useReferralWording = createWording('referral', english);
