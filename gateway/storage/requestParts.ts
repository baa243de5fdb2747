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

/** Where `/storage/v1` begins: the parts of an address are decoded once, here. */
const MOUNTED_AT = '/storage/v1';

/**
 * Bucket and name of an object: what follows a route's own words, such as `/object/public/`, in the path.
 * @throws invalidKey
 */
export function placeIn(c: RequestContext, route: string): Place {
  const parts = new URL(c.req.url).pathname.slice(MOUNTED_AT.length).split('/');
  const [bucket = '', ...name] = parts.slice(route.split('/').length - 1);
  return { bucket: decoded(bucket), name: objectName(decoded(name.join('/'))) };
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
