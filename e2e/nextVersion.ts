import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../dist/web', import.meta.url));
const HASH = /-([\w-]{8})\.js$/;

/**
 * A copy of the build as the next version would be: the same app, but no script has the name that it had. Answers its
 * folder; it is the caller's to remove.
 */
export async function buildNextVersion(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-next-version-'));
  await cp(BUILD, folder, { recursive: true, filter: (source) => !/\.(?:br|gz)$/.test(source) });
  const scripts = (await readdir(path.join(folder, 'assets'))).filter((name) => HASH.test(name));
  for (const file of ['index.html', 'sw.js', ...scripts.map((name) => path.join('assets', name))]) {
    const place = path.join(folder, file);
    const text = scripts.reduce(
      (before, name) => before.replaceAll(name, renamed(name)),
      await readFile(place, 'utf8'),
    );
    // Revisions, as cli/buildWorker.mjs gives them.
    await writeFile(place, file === 'sw.js' ? text.replace(/\b[0-9a-f]{16}\b/g, backwards) : text);
  }
  for (const name of scripts) {
    await rename(path.join(folder, 'assets', name), path.join(folder, 'assets', renamed(name)));
  }
  return folder;
}

export function removeVersion(folder: string): Promise<void> {
  return rm(folder, { recursive: true });
}

function renamed(name: string): string {
  return name.replace(HASH, (_, hash: string) => `-${backwards(hash)}.js`);
}

function backwards(text: string): string {
  return text.split('').reverse().join('');
}
