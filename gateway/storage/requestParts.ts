/* What handlers read of a request: names from its path, its body checked against a schema. */
import type { Context } from 'hono';
import * as v from 'valibot';
import type { GatewayEnvironment } from '../http/environment.ts';
import { invalidKey, invalidRequest } from './errors.ts';
import { objectName } from './names.ts';

type RequestContext = Context<GatewayEnvironment>;

export interface Place {
  readonly bucket: string;
  readonly name: string;
}

/**
 * Bucket and name of an object: what follows `prefix` in the path, decoded once.
 * @throws invalidKey
 */
export function placeIn(c: RequestContext, prefix: string): Place {
  const { pathname } = new URL(c.req.url);
  const rest = pathname.slice(pathname.indexOf(prefix) + prefix.length);
  const slash = rest.indexOf('/');
  return { bucket: decoded(rest.slice(0, slash)), name: objectName(decoded(rest.slice(slash + 1))) };
}

/** @throws invalidRequest naming the first field that is wrong. */
export async function bodyOf<Schema extends v.GenericSchema>(
  c: RequestContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  let body: unknown;
  try {
    const text = await c.req.text();
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw invalidRequest('The body is not JSON');
  }
  return checked(schema, body);
}

/** @throws invalidRequest naming the first field that is wrong. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalidRequest(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** `x-upsert: true` */
export function wantsUpsert(c: RequestContext): boolean {
  return c.req.header('x-upsert') === 'true';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidKey(text);
  }
}
