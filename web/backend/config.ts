import { array, type InferOutput, nullable, object, optional, parse, picklist, string } from 'valibot';
import { LANGUAGES } from '../../game/languages.ts';

const schema = object({
  apiUrl: string(),
  anonKey: string(),
  /** What players may choose to read the app in. */
  languages: optional(array(picklist(LANGUAGES)), ['en']),
  /** Who runs the site, as far as they say so; an `address` may have several lines. */
  operator: optional(
    object({ name: nullable(string()), address: nullable(string()), email: nullable(string()) }),
    { name: null, address: null, email: null },
  ),
});

/**
 * Where the back end is, the key that lets anybody in, and what this deployment says of itself. The build does not know
 * any of it; the server it runs on does.
 */
export type Config = Readonly<InferOutput<typeof schema>>;

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
  const config = parse(schema, await response.json());
  // The server may give a path of its own site, such as '/'.
  return { ...config, apiUrl: new URL(config.apiUrl, location.href).href.replace(/\/+$/, '') };
}
