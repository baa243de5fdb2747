/*
 * `/rest/v1`: PostgREST's protocol. A request passes five stages, each in a folder or file of its own, and each fails
 * with a typed error of errors.ts (the request's fault) or databaseErrors.ts (what PostgreSQL reports):
 *
 *   parse/    the request, without looking anything up
 *               parseRequest.ts   method, path, headers -> RestRequest; the others are its parts
 *               parseQuery.ts     the query string, decoded once -> Query (query.ts): select.ts, filters.ts, order.ts
 *               scanner.ts        reads texts from left to right and says what was expected where
 *   plan/     RestRequest + Schema -> Plan (plan.ts), in terms of what exists
 *               planRead.ts       columns, embedded resources (findRelationship.ts), conditions, order, ranges
 *               planMutation.ts   what is written, and what is shown of it
 *               planCall.ts       which function (findRoutine.ts), with which arguments
 *   sql/      Plan -> one statement (statement.ts): names quoted, values as parameters, the body as text
 *   ask.ts    the statement -> Answer, as the caller, in one round trip
 *   respond/  Answer -> status, headers, body
 *
 * schema/ is what the stages know of the database: read from the catalogues (catalogue.ts), put together
 * (buildSchema.ts, relationships.ts, viewColumns.ts), and kept until PostgreSQL says it changed (schemaCache.ts).
 * answerRequest.ts leads a request through; limits.ts says how much one may ask. docs/decisions/0007-rest.md says why.
 */
import { Hono, type Context } from 'hono';
import type { Surface } from '../createGateway.ts';
import { bodyLimit } from '../http/bodyLimit.ts';
import type { GatewayEnvironment, Parts } from '../http/environment.ts';
import { errorBoundary } from '../http/errorBoundary.ts';
import { identified } from '../http/identified.ts';
import { createTokens } from '../http/tokens.ts';
import { createAnswerRequest } from './answerRequest.ts';
import { bodyTooLarge, tokenRefused, unexpected } from './errors.ts';
import type { RawRequest } from './parse/parseRequest.ts';
import { createSchemaCache } from './schema/schemaCache.ts';

const MOUNTED_AT = '/rest/v1';

export function restSurface(parts: Parts): Surface {
  const { database, config, clock, log } = parts;
  const cache = createSchemaCache(database, config.rest.schemas, log);
  const answer = createAnswerRequest(parts, cache);
  const routes = new Hono<GatewayEnvironment>();
  routes.use(bodyLimit(config.rest.bodyLimit, () => bodyTooLarge(config.rest.bodyLimit)));
  routes.use(identified(createTokens(config.jwtSecret), clock, tokenRefused));
  routes.all('*', (c) => answer(rawRequest(c), c.var.caller));
  routes.onError(errorBoundary(unexpected));
  return { routes, close: async () => cache.close() };
}

/** The address as it was sent: the parts of it are decoded once, where they are read. */
function rawRequest(c: Context<GatewayEnvironment>): RawRequest {
  const { url } = c.req;
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const [beforeFragment = ''] = url.slice(start).split('#', 1);
  const question = beforeFragment.indexOf('?');
  const path = question < 0 ? beforeFragment : beforeFragment.slice(0, question);
  return {
    method: c.req.method,
    path: path.slice(MOUNTED_AT.length),
    queryString: question < 0 ? '' : beforeFragment.slice(question + 1),
    header: (name) => c.req.header(name),
    body: async () => new Uint8Array(await c.req.arrayBuffer()),
  };
}
