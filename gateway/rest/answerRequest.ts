import type { Caller } from '../database/caller.ts';
import type { Parts } from '../http/environment.ts';
import { ask } from './ask.ts';
import { translateDatabaseError } from './databaseErrors.ts';
import { schemaCacheUnavailable } from './errors.ts';
import { parseRequest, type RawRequest, type RestRequest } from './parse/parseRequest.ts';
import type { Plan } from './plan/plan.ts';
import { planRequest } from './plan/planRequest.ts';
import { createPreparedShapes } from './preparedShapes.ts';
import { respond } from './respond/respond.ts';
import { EXTRA_SEARCH_PATH, type Schema } from './schema/schema.ts';
import type { SchemaCache } from './schema/schemaCache.ts';
import { identifier } from './sql/fragments.ts';
import { statementFor } from './sql/statement.ts';
import { createTimezones } from './timezones.ts';

/** Statements other than calls that are kept prepared. */
const MOST_PREPARED = 200;

export type AnswerRequest = (raw: RawRequest, caller: Caller) => Promise<Response>;

/** Takes a request through the stages: parse, plan, SQL, ask, respond. */
export function createAnswerRequest(
  parts: Pick<Parts, 'database' | 'config'>,
  cache: SchemaCache,
): AnswerRequest {
  const { database, config } = parts;
  const { schemas, maxRows } = config.rest;
  const shapes = createPreparedShapes(MOST_PREPARED);
  const callShapes = createPreparedShapes(MOST_PREPARED);
  const timezones = createTimezones(database);

  async function answer(raw: RawRequest, caller: Caller): Promise<Response> {
    const parsed = await parseRequest(raw, schemas);
    const schema = cache.known() ?? (await readSchema(cache));
    const request = { ...parsed, preferences: await timezones.onlyKnown(parsed.preferences) };
    const plan = planRequest(schema, request, maxRows);
    const counting = { count: request.preferences.count, maxRows };
    const statement = statementFor(plan, counting);
    const prepare = (plan.kind === 'call' ? callShapes : shapes).isWorthPreparing(statement.text);
    const question = { request, plan, statement: { ...statement, prepare }, counting };
    return respond(request, plan, await ask(database, callerOf(caller, raw, request, plan), question));
  }

  return async (raw, caller) => {
    try {
      return await answer(raw, caller);
    } catch (error) {
      throw translateDatabaseError(error, caller.role);
    }
  };
}

async function readSchema(cache: SchemaCache): Promise<Schema> {
  try {
    return await cache.current();
  } catch (error) {
    throw schemaCacheUnavailable(error);
  }
}

/** The caller, with what functions may know of the request, and where names without a schema are looked for. */
function callerOf(caller: Caller, raw: RawRequest, request: RestRequest, plan: Plan): Caller {
  const { timezone } = request.preferences;
  const searchPath = [...new Set([request.schema, ...EXTRA_SEARCH_PATH])].map(identifier).join(', ');
  const { cookie, ...headers } = caller.request?.headers ?? {};
  return {
    ...caller,
    request: {
      method: raw.method,
      path: raw.path,
      headers,
      cookies: parseCookies(cookie),
      searchPath,
    },
    settings: {
      ...caller.settings,
      ...(plan.kind === 'call' ? plan.routine.settings : {}),
      ...(timezone === null ? {} : { timezone }),
    },
  };
}

function parseCookies(header: string | undefined): Record<string, string> {
  if (!header) return {};
  const pairs = header.split(';').map((pair): [string, string] => {
    const equals = pair.indexOf('=');
    return [pair.slice(0, Math.max(0, equals)).trim(), pair.slice(equals + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}
