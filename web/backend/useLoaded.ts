import { useEffect, useState } from 'react';
import type { Result } from './result.ts';
import { usePlayer } from './useSession.ts';

/** What a screen asks for: on its way, here, or not to be had just now. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly retry: () => void };

type Request = { readonly attempt: number };

/**
 * Asks for something when the screen opens, and again when the player changes, when asked to, or when the network is
 * back. `load` is a function that stays the same.
 */
export function useLoaded<T>(load: () => Promise<Result<T>>): Loaded<T> {
  const playerId = usePlayer()?.id;
  const [request, setRequest] = useState<Request>({ attempt: 1 });
  const [answered, setAnswered] = useState<{
    readonly to: Request;
    readonly of: string | undefined;
    readonly result: Result<T>;
  }>();

  useEffect(() => {
    let isLeft = false;
    void load().then((result) => {
      if (!isLeft) setAnswered({ to: request, of: playerId, result });
    });
    return () => {
      isLeft = true;
    };
  }, [load, request, playerId]);

  // What was asked for another player is not shown to this one.
  const result = answered?.to === request && answered.of === playerId ? answered.result : undefined;
  const hasFailed = result?.ok === false;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => setRequest(({ attempt }) => ({ attempt: attempt + 1 }));
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed]);

  if (!result) return { state: 'loading' };
  if (result.ok) return { state: 'loaded', value: result.value };
  return { state: 'failed', retry: () => setRequest({ attempt: request.attempt + 1 }) };
}
