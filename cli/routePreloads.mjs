// Which scripts a page needs that is opened at an address of the app: the server names them in the answer's head, so that
// they need not be discovered one after the other.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whoever is signed in needs it before anything else of a player's screen. */
const SIGNING_IN = /@supabase\/auth-js/;
const ROUTE =
  /'(?<path>\/[^']*)': \{\n\s*who: '(?<who>\w+)',(?:(?!\n {2}\},)[\s\S])*?import\('\.\.\/(?<source>[^']+)'\)/g;

/** From each address of the app, but for `/`, whose page starts by itself, to its scripts: `{ '/demo': ['/assets/…'] }`. */
export async function routePreloads(manifest) {
  const routes = await readFile(path.join(root, 'web/app/routes.ts'), 'utf8');
  const found = [...routes.matchAll(ROUTE)].map(({ groups }) => groups);
  if (found.length === 0)
    throw new Error('web/app/routes.ts names no screen in the way that is looked for here.');
  return Object.fromEntries(
    found.map(({ path: address, who, source }) => {
      const extra = who === 'player' ? Object.keys(manifest).filter((name) => SIGNING_IN.test(name)) : [];
      const sources = ['index.html', ...extra, source].flatMap((name) => [...withImports(manifest, name)]);
      return [address, [...new Set(sources)].map((name) => `/${manifest[name].file}`)];
    }),
  );
}

function withImports(manifest, source, seen = new Set()) {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const next of manifest[source]?.imports ?? []) withImports(manifest, next, seen);
  return seen;
}
