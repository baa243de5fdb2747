import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { type Connection, connect } from './connection.ts';
import { type Failure, isRefusal, type Result } from './result.ts';

/** How long to wait before each repetition, in milliseconds. */
const PAUSES = [300, 1000, 2500];
const UNREACHABLE: Failure = { kind: 'unreachable' };

/**
 * Makes a call that may safely be made twice, and repeats it while nothing comes back. `read` checks what came and
 * throws when it is not what was agreed.
 */
export async function callInPatience<T>(
  call: (connection: Connection) => PromiseLike<PostgrestSingleResponse<unknown>>,
  read: (data: unknown, connection: Connection) => T,
): Promise<Result<T>> {
  for (let attempt = 0; ; attempt++) {
    const result = await callOnce(call, read);
    const pause = PAUSES[attempt];
    if (result.ok || result.failure.kind !== 'unreachable' || pause === undefined) return result;
    // The device says itself that there is no network: that will not have changed in a moment.
    if (!navigator.onLine) return result;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Makes a call once: for what would happen twice if it were repeated. */
export async function callOnce<T>(
  call: (connection: Connection) => PromiseLike<PostgrestSingleResponse<unknown>>,
  read: (data: unknown, connection: Connection) => T,
): Promise<Result<T>> {
  const connection = await connect().catch(() => null);
  if (!connection) return { ok: false, failure: UNREACHABLE };
  const { data, error, status } = await call(connection);
  if (error) return { ok: false, failure: failureOf(error, status) };
  try {
    return { ok: true, value: read(data, connection) };
  } catch (mismatch) {
    return { ok: false, failure: { kind: 'failed', message: String(mismatch) } };
  }
}

function failureOf(error: { readonly hint: string; readonly message: string }, status: number): Failure {
  // 0: the request never got an answer. The others are what servers in front say when the one behind is away.
  if ([0, 502, 503, 504].includes(status)) return UNREACHABLE;
  if (isRefusal(error.hint)) return { kind: 'refused', hint: error.hint, message: error.message };
  return { kind: 'failed', message: error.message };
}
