import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
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

/** What stands in the place of a part of the app that is on its way. */
export const WhileLoading = createContext<ReactNode>(null);

/** A component that comes late, and the way to have it fetched before it is drawn. */
export type LazyPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * A component that is loaded with its words when it is first drawn, named `id` should that fail. Until then `WhileLoading` is
 * drawn. Not React's own `lazy`: that shows what has arrived 300 ms after what stood in its place at the earliest.
 */
export function lazyPart<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  async function fetchPart() {
    const loaded = await loadChunk(id, load);
    await wordingReady();
    part = loaded;
  }

  function fetchOnce(): Promise<void> {
    loading ??= fetchPart().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  function Part(props: Props) {
    const meanwhile = useContext(WhileLoading);
    const [state, setState] = useState<{ readonly Loaded: typeof part; readonly error?: unknown }>({
      Loaded: part,
    });
    const isMissing = state.Loaded === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isLeft = false;
      fetchOnce().then(
        () => !isLeft && setState({ Loaded: part }),
        (error: unknown) => !isLeft && setState({ Loaded: null, error }),
      );
      return () => {
        isLeft = true;
      };
    }, [isMissing]);
    if ('error' in state) throw state.error;
    return state.Loaded ? createElement(state.Loaded, props) : meanwhile;
  }
  return Object.assign(Part, { load: fetchOnce });
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
