import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import { invalidBody } from '../errors.ts';

/** A body, with what must be known of it to plan the request; its text goes to PostgreSQL as it came. */
export type Payload =
  | {
      readonly kind: 'json';
      readonly text: string;
      /** A list of rows, rather than one. */
      readonly isList: boolean;
      /** Names that every row has; null when `columns=` says which count and the body was not looked into. */
      readonly keys: readonly string[] | null;
    }
  | { readonly kind: 'form'; readonly fields: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'raw'; readonly type: RawType; readonly bytes: Uint8Array };

/** Types of bodies that a function may take as its only argument, by the type of that argument. */
const RAW_TYPES = { 'text/plain': 'text', 'text/xml': 'xml', 'application/octet-stream': 'bytea' } as const;
export type RawType = (typeof RAW_TYPES)[keyof typeof RAW_TYPES];

export interface PayloadContext {
  readonly isCall: boolean;
  /** `columns=` was given. */
  readonly hasColumns: boolean;
}

/** Reads a body by its `Content-Type`. @throws HttpError 400 PGRST102 */
export function parsePayload(
  bytes: Uint8Array,
  contentType: string | undefined,
  context: PayloadContext,
): Payload {
  const type = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const text = () => new TextDecoder().decode(bytes);
  if (type === 'application/json') return parseJson(text(), context);
  if (type === 'text/csv') return parseCsvRows(text());
  if (type === 'application/x-www-form-urlencoded') {
    const fields = [...new URLSearchParams(text())];
    return context.isCall ? { kind: 'form', fields } : oneRow(Object.fromEntries(fields));
  }
  if (context.isCall && Object.hasOwn(RAW_TYPES, type)) {
    return { kind: 'raw', type: RAW_TYPES[type as keyof typeof RAW_TYPES], bytes };
  }
  throw invalidBody(`Content-Type not acceptable: ${type}`);
}

function parseJson(text: string, { isCall, hasColumns }: PayloadContext): Payload {
  if (isCall && text === '') return { kind: 'json', text: '{}', isList: false, keys: [] };
  if (hasColumns) return { kind: 'json', text, isList: !/^[ \t\r\n]*\{/.test(text), keys: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
  if (Array.isArray(value)) return { kind: 'json', text, isList: true, keys: commonKeys(value, isCall) };
  if (isRow(value)) return { kind: 'json', text, isList: false, keys: Object.keys(value) };
  // Anything else holds no rows.
  return { kind: 'json', text: isCall ? text : '[]', isList: true, keys: [] };
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names that all rows have. A list of anything else names nothing, which only a call may make of it. */
function commonKeys(rows: readonly unknown[], isCall: boolean): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const keys = isRow(first) ? Object.keys(first) : null;
  const isUniform =
    keys !== null &&
    rows.every(
      (row) =>
        isRow(row) && Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)),
    );
  if (isUniform) return keys;
  if (isCall) return [];
  throw invalidBody('All object keys must match');
}

function oneRow(row: Record<string, unknown>): Payload {
  return { kind: 'json', text: JSON.stringify(row), isList: false, keys: Object.keys(row) };
}

/** The first line names the columns; `NULL` is null. */
function parseCsvRows(text: string): Payload {
  let lines: string[][];
  try {
    lines = parseCsv(text, { skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw invalidBody('All lines must have same number of fields');
    throw error;
  }
  const [names = [], ...rows] = lines;
  const objects = rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] === 'NULL' ? null : row[index]])),
  );
  return { kind: 'json', text: JSON.stringify(objects), isList: true, keys: [...new Set(names)] };
}
