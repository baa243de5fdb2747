import * as v from 'valibot';
import { validStatus } from '../databaseErrors.ts';
import { responseHeadersInvalid, responseStatusInvalid } from '../errors.ts';

const HEADERS = v.array(
  v.pipe(
    v.record(v.string(), v.string()),
    v.check((one) => Object.keys(one).length === 1),
  ),
);

/** Headers that a function set: `[{"Cache-Control": "no-store"}]`. @throws HttpError 500 PGRST111 */
export function settingsHeaders(text: string | null): [name: string, value: string][] {
  if (text === null) return [];
  try {
    const pairs = v.parse(HEADERS, JSON.parse(text)).flatMap((one) => Object.entries(one));
    // Whatever cannot stand in an answer's head fails here.
    new Headers(pairs);
    return pairs;
  } catch {
    throw responseHeadersInvalid();
  }
}

/** The status that a function set. @throws HttpError 500 PGRST112 */
export function settingsStatus(text: string | null): number | null {
  if (text === null) return null;
  const status = /^\d{3}$/.test(text) ? validStatus(Number(text)) : null;
  if (status === null) throw responseStatusInvalid();
  return status;
}
