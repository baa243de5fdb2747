import { type ComponentType, lazy } from 'react';
import { isMissing } from './isMissing.ts';
import { wordingReady } from './wording.ts';

/** How long a part of the app may take to arrive (spec section 9). */
const CHUNK_TIMEOUT_MILLISECONDS = 120_000;

/** Why a part of the app did not arrive. */
type Reason = 'missing' | 'timeout' | 'error';

/**
 * Loads a part of the app. Rejects with 'Loading chunk {id} failed' and the reason (spec section 8) when the server has
 * not got it (any more), when it takes too long, or when it cannot be had or run.
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(chunkError(id, 'timeout', '')), CHUNK_TIMEOUT_MILLISECONDS);
  });
  const loading = load().catch(async (cause: unknown) => {
    const address = addressIn(cause);
    throw chunkError(id, address && (await isMissing(address)) ? 'missing' : 'error', address);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A component that is loaded with its words when it is first drawn, named `id` should that fail. Draw it inside a `Suspense`. */
export function lazyPart<Props>(id: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => {
    const part = await loadChunk(id, load);
    await wordingReady();
    return { default: part };
  });
}

function chunkError(id: string, reason: Reason, address: string): Error {
  const error = new Error(`Loading chunk ${id} failed.\n(${reason}${address && `: ${address}`})`);
  error.name = 'ChunkLoadError';
  return error;
}

/** Browsers name the address at the end of their message, each after other words. */
function addressIn(cause: unknown): string {
  return /https?:\/\/\S+$/.exec(String(cause))?.[0] ?? '';
}
