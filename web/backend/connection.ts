import { PostgrestClient } from '@supabase/postgrest-js';
import { loadConfig } from './config.ts';
import { accessToken, renewAccessToken, session } from './session.ts';

/** The back end's tables and functions, called as whoever is signed in. */
export type Connection = {
  readonly rest: PostgrestClient;
  /** The address of a picture, from its path in the bucket `images`. */
  readonly pictureUrl: (path: string) => string;
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
  return { rest, pictureUrl: (path) => pictures + path.split('/').map(encodeURIComponent).join('/') };
}

/** Every request says who calls, and in which time zone they are just now: the server works out their day from it. */
async function fetchAsCaller(input: RequestInfo | URL, init: RequestInit | undefined, anonKey: string) {
  const token = await accessToken();
  // A session that cannot be renewed just now: the call would be a visitor's.
  if (token === null && session.current().kind === 'player')
    throw new TypeError('The session waits for the server.');
  const response = await fetch(input, withCaller(init, token ?? anonKey));
  if (response.status !== 401 || token === null) return response;
  // The token ran out earlier than this device's clock says.
  const renewed = await renewAccessToken();
  return renewed === null ? response : fetch(input, withCaller(init, renewed));
}

function withCaller(init: RequestInit | undefined, bearer: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${bearer}`);
  headers.set('x-time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { ...init, headers };
}
