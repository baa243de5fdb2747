/** A time as PostgreSQL reads it; `milliseconds` since 1970. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** SQL for a timestamptz as Supabase writes it: RFC 3339, UTC, microseconds; `infinity` stays what it is. */
export function utc(expression: string): string {
  return `coalesce(to_char(${expression} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ${expression}::text)`;
}
