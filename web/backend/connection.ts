import { PostgrestClient } from '@supabase/postgrest-js';
import { loadConfig } from './config.ts';
import { accessToken, renewAccessToken, session } from './session.ts';

/** The back end's tables and functions, called as whoever is signed in. */
export type Connection = {
  readonly rest: PostgrestClient;
  /** The address of a picture, from its path in the bucket `images`. */
  readonly pictureUrl: (path: string) => string;
  /** Sends JSON to another service of the back end. Rejects when nothing comes back in time. */
  readonly post: (path: string, body: unknown, timeout: number) => Promise<Response>;
};

const TIMEOUT_MILLISECONDS = 15_000;

let connecting: Promise<Connection> | undefined;

/** The connection of this page, made once. Rejects when the configuration cannot be had. */
export function connect(): Promise<Connection> {
  connecting ??= createConnection().catch((error: unknown) => {
    connecting = undefined;
    throw error;
  });
  return connecting;
}

async function createConnection(): Promise<Connection> {
  const { apiUrl, anonKey } = await loadConfig();
  const rest = new PostgrestClient(`${apiUrl}/rest/v1`, {
    headers: { apikey: anonKey },
    fetch: (input, init) => fetchAsCaller(input, init, anonKey),
    timeout: TIMEOUT_MILLISECONDS,
    retry: false, // callInPatience decides: the game's calls are POSTs, which the library would not repeat
  });
  const pictures = `${apiUrl}/storage/v1/object/public/images/`;
  return {
    rest,
    pictureUrl: (path) => pictures + path.split('/').map(encodeURIComponent).join('/'),
    post: (path, body, timeout) =>
      fetchAsCaller(
        apiUrl + path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeout),
        },
        anonKey,
      ),
  };
}

/**
 * Stays in the browser: a call with this header is made as nobody but the player of this id, or a visitor when it is
 * empty. Somebody else may have signed in, in another tab, since the call was prepared.
 */
export const ON_BEHALF_OF = 'x-on-behalf-of';

/** Every request says who calls, and in which time zone they are just now: the server works out their day from it. */
async function fetchAsCaller(input: RequestInfo | URL, init: RequestInit | undefined, anonKey: string) {
  const owner = new Headers(init?.headers).get(ON_BEHALF_OF);
  const token = await accessToken();
  // A session that cannot be renewed just now: the call would be a visitor's.
  if (token === null && session.current().kind === 'player')
    throw new TypeError('The session waits for the server.');
  if (!isFor(owner, token)) return notSignedIn();
  const response = await fetch(input, withCaller(init, token ?? anonKey));
  if (response.status !== 401 || token === null) return response;
  // The token ran out earlier than this device's clock says.
  const renewed = await renewAccessToken();
  if (renewed === null || !isFor(owner, renewed)) return response;
  return fetch(input, withCaller(init, renewed));
}

function isFor(owner: string | null, token: string | null): boolean {
  return owner === null || owner === (token === null ? '' : subjectOf(token));
}

/** The id of the player whose token it is. */
function subjectOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(payload)) as { sub?: unknown }).sub;
}

/** What the game says to whoever is not signed in as the one they were. */
function notSignedIn(): Response {
  const body = {
    code: 'PT401',
    message: 'Signed in as somebody else.',
    details: null,
    hint: 'sign_in_required',
  };
  return Response.json(body, { status: 401 });
}

function withCaller(init: RequestInit | undefined, bearer: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.delete(ON_BEHALF_OF);
  headers.set('Authorization', `Bearer ${bearer}`);
  headers.set('x-time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { ...init, headers };
}
