import { object, parse, string } from 'valibot';

const schema = object({ apiUrl: string(), anonKey: string() });

/** Where the back end is and the key that lets anybody in. The build does not know them; the server it runs on does. */
export type Config = { readonly apiUrl: string; readonly anonKey: string };

let loading: Promise<Config> | undefined;

/** Reads `/config.json`, once. Rejects when it cannot be had; the next call tries again. */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchConfig(): Promise<Config> {
  // These are the defaults of the preload link in index.html, whose answer would not be used otherwise.
  const response = await fetch('/config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`/config.json: ${response.status} ${response.statusText}`);
  const { apiUrl, anonKey } = parse(schema, await response.json());
  // The server may give a path of its own site, such as '/'.
  return { apiUrl: new URL(apiUrl, location.href).href.replace(/\/+$/, ''), anonKey };
}
