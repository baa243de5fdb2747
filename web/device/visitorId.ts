import { pipe, string, uuid } from 'valibot';
import { randomId } from './randomId.ts';
import { storedValue } from './storedValue.ts';

const stored = storedValue('visitorId', pipe(string(), uuid()), '');

/** The random id (a UUID) by which the server knows this browser's free games; made the first time it is asked for. */
export function visitorId(): string {
  const known = stored.read();
  if (known !== '') return known;
  const made = randomId();
  stored.write(made);
  return made;
}
