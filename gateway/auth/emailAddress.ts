import * as v from 'valibot';
import { validationFailed } from './errors.ts';

/** As long as the column is. */
const LONGEST = 255;

const format = v.pipe(v.string(), v.rfcEmail());

/**
 * The address in lower case: the form in which accounts are found.
 * @throws AuthError validation_failed
 */
export function parseEmailAddress(given: string): string {
  if (given === '') throw validationFailed('An email address is required');
  if (given.length > LONGEST) throw validationFailed('An email address is too long');
  if (!v.is(format, given)) throw validationFailed('Unable to validate email address: invalid format');
  return given.toLowerCase();
}
