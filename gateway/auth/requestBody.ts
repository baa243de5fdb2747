import * as v from 'valibot';
import { badJson } from './errors.ts';

/** Deeper than anything that people nest, far from where recursion ends. */
const DEEPEST = 64;

/** What PostgreSQL cannot keep in a text: zero bytes and halves of surrogate pairs. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** An optional text; `null` is as good as absent, as it is for Supabase. */
export const optionalText = v.nullish(v.string('must be a string'), '');

/** An object of the caller's own making. */
export const optionalRecord = v.nullish(v.record(v.string(), v.unknown(), 'must be an object'));

/**
 * The body of a request as an object of the given shape; fields that are not in it are dropped.
 * @throws AuthError bad_json, never quoting the body: it may hold a password.
 */
export function readBody<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, parse(text), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw badJson(`${v.getDotPath(issue) ?? 'something'} ${issue.message}`);
}

function parse(text: string): unknown {
  if (text.trim() === '') throw badJson('unexpected end of JSON input');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badJson('invalid syntax');
  }
  if (typeof value !== 'object' || Array.isArray(value)) throw badJson('the body must be an object');
  refuseUnstorable(value);
  return value ?? {};
}

/** Goes through the value level by level, because a recursion could be made to run out of stack. */
function refuseUnstorable(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw badJson('nested too deeply');
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'string' && UNSTORABLE.test(item)) throw badJson('unsupported character');
      if (typeof item !== 'object' || item === null) continue;
      if (Array.isArray(item)) for (const element of item) next.push(element);
      else for (const [key, element] of Object.entries(item)) next.push(key, element);
    }
    level = next;
  }
}
