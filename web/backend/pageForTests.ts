import { vi } from 'vitest';
import { memoryStorage } from '../device/memoryStorage.ts';

/** Kept before any test fakes it. */
const realSetTimeout = setTimeout;

/** What the pretended server answers: JSON, or nothing at all. */
export type Reply = { readonly status: number; readonly body?: unknown } | 'no network';

export type SentRequest = { readonly path: string; readonly headers: Headers; readonly body: unknown };

type Page = {
  readonly storage: Storage;
  /** Everything that was asked of the server, but for the configuration. */
  readonly sent: readonly SentRequest[];
};

/**
 * Makes Node look like a page at `address` whose server answers by `reply`, with everything in web/backend as it is when
 * a page is opened: the modules must be imported anew afterwards. `vi.unstubAllGlobals` undoes it.
 */
export function openPage(address: string, reply: (request: SentRequest) => Reply): Page {
  vi.resetModules();
  const storage = memoryStorage();
  const sent: SentRequest[] = [];
  const events = new EventTarget();
  const globals = {
    window: globalThis,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    location: new URL(address),
    history: { replaceState: () => undefined, state: null },
    navigator: { onLine: true },
    localStorage: storage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    fetch: (input: string | URL, init?: RequestInit) => {
      const request = new Request(new URL(input, address), init);
      return answer(request, reply, sent);
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { storage, sent };
}

/** Lets time pass, which `vi` has been told to fake, until something is so; what takes no timers gets its turns in between. */
export async function passTimeUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => realSetTimeout(resolve));
  }
}

async function answer(
  request: Request,
  reply: (request: SentRequest) => Reply,
  sent: SentRequest[],
): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === '/config.json') return Response.json({ apiUrl: '/', anonKey: 'anonymous-key' });
  const text = await request.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  const seen = { path: url.pathname + url.search, headers: request.headers, body };
  sent.push(seen);
  const replied = reply(seen);
  if (replied === 'no network') throw new TypeError('Failed to fetch');
  return replied.body === undefined
    ? new Response(null, { status: replied.status })
    : Response.json(replied.body, { status: replied.status });
}
