/*
 * Last stage: status, headers and body of the answer. What functions set for it comes last and wins.
 */
import { rangeNotSatisfiable } from '../errors.ts';
import type { RestRequest } from '../parse/parseRequest.ts';
import { appliedPreferences } from '../parse/preferences.ts';
import type { CallPlan, MutationPlan, Plan } from '../plan/plan.ts';
import type { Answer } from '../sql/statement.ts';
import { contentRange, rangeStatus } from './contentRange.ts';
import { settingsHeaders, settingsStatus } from './responseSettings.ts';

interface Draft {
  status: number;
  readonly headers: [name: string, value: string][];
  readonly body: string | null;
}

/** Statuses whose answers must not have a body. */
const BODILESS = new Set([204, 205, 304]);

export function respond(request: RestRequest, plan: Plan, answer: Answer): Response {
  const draft = draftFor(request, plan, answer);
  const status = settingsStatus(answer.status) ?? draft.status;
  const headers = new Headers(draft.headers);
  const set = settingsHeaders(answer.headers);
  for (const [name] of set) headers.delete(name);
  for (const [name, value] of set) headers.append(name, value);
  return new Response(BODILESS.has(status) ? null : draft.body, { status, headers });
}

function draftFor(request: RestRequest, plan: Plan, answer: Answer): Draft {
  switch (plan.kind) {
    case 'read':
      return readDraft(request, answer);
    case 'call':
      return callDraft(request, plan, answer);
    case 'mutation':
      return mutationDraft(request, plan, answer);
  }
}

function readDraft(request: RestRequest, { body, rows, total }: Answer): Draft {
  const { query, target, range } = request;
  const location = `/${encodeURIComponent(target)}${query.canonical ? `?${query.canonical}` : ''}`;
  return {
    status: statusOf(request, rows, total),
    headers: [
      ['content-range', contentRange(range.offset, rows, total)],
      ['content-location', location],
      ...contentHeaders(request),
      ...applied(request, ['count']),
    ],
    body: body ?? '',
  };
}

function callDraft(request: RestRequest, { routine }: CallPlan, { body, rows, total }: Answer): Draft {
  const status = statusOf(request, rows, total);
  const headers: Draft['headers'] = [
    ['content-range', contentRange(request.range.offset, rows, total)],
    ...applied(request, ['count', 'max-affected']),
  ];
  if (routine.returns.isVoid) return { status: 204, headers, body: null };
  return {
    status,
    headers: [...headers, ...contentHeaders(request)],
    body: request.isHead ? '' : (body ?? ''),
  };
}

function statusOf({ range }: RestRequest, rows: number, total: number | null): number {
  const status = rangeStatus(range.offset, rows, total);
  if (status !== 416) return status;
  throw rangeNotSatisfiable(
    `An offset of ${range.offset} was requested, but there are only ${total ?? 0} rows.`,
  );
}

function mutationDraft(request: RestRequest, plan: MutationPlan, answer: Answer): Draft {
  const { action, preferences } = request;
  const total = preferences.count === 'exact' || preferences.count === 'estimated' ? answer.rows : null;
  const isShown = preferences.return === 'representation';
  const shown = isShown ? contentHeaders(request) : [];
  const body = isShown ? answer.body : null;
  switch (action) {
    case 'insert':
      return {
        status: insertStatus(request, answer),
        headers: [
          ...locationHeader(request, answer),
          ['content-range', contentRange(0, 0, total)],
          ...applied(request, [...resolutionIfKeyed(request, plan), 'return', 'count', 'missing']),
          ...shown,
        ],
        body,
      };
    case 'upsert':
      return {
        status: isShown ? ((answer.inserted ?? 0) > 0 ? 201 : 200) : 204,
        headers: [...shown, ...applied(request, ['return', 'count'])],
        body,
      };
    default: {
      const range = action === 'update' ? contentRange(0, answer.rows, total) : contentRange(0, 0, total);
      const missing = action === 'update' ? (['missing'] as const) : [];
      return {
        status: isShown ? 200 : 204,
        headers: [
          ['content-range', range],
          ...applied(request, ['return', 'count', 'max-affected', ...missing]),
          ...shown,
        ],
        body,
      };
    }
  }
}

/** Merging rows that were all there before creates nothing. */
function insertStatus({ preferences }: RestRequest, { inserted }: Answer): number {
  const isMerge = preferences.resolution === 'merge-duplicates';
  return isMerge && inserted !== null && inserted <= 0 ? 200 : 201;
}

function resolutionIfKeyed({ query }: RestRequest, { mutation }: MutationPlan): 'resolution'[] {
  return mutation.table.primaryKey.length > 0 || query.onConflict ? ['resolution'] : [];
}

function locationHeader({ target }: RestRequest, { location }: Answer): Draft['headers'] {
  if (!location) return [];
  const pairs = location.map((pair) => {
    const equals = pair.indexOf('=');
    return `${encodeURIComponent(pair.slice(0, equals))}=${encodeURIComponent(pair.slice(equals + 1))}`;
  });
  return [['location', `/${encodeURIComponent(target)}?${pairs.join('&')}`]];
}

function contentHeaders({ format, saysSchema, schema }: RestRequest): Draft['headers'] {
  return [
    ['content-type', format.contentType],
    ...(saysSchema ? ([['content-profile', schema]] satisfies Draft['headers']) : []),
  ];
}

function applied(request: RestRequest, followed: Parameters<typeof appliedPreferences>[1]): Draft['headers'] {
  const text = appliedPreferences(request.preferences, followed);
  return text === null ? [] : [['preference-applied', text]];
}
