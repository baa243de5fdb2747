import english from '../public/locales/en/account.json';
import { createWording } from './createWording.ts';

/** The words of the screens about accounts: signing up and in, and passwords. */
export const useAccountWording = createWording('account', english);
