import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** What the web build is made from. */
const SOURCES = [
  'web',
  'game',
  'cli/build.mjs',
  'cli/buildWorker.mjs',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];

/** Builds the web app when there is no build or its sources have changed since. */
export async function ensureBuilt() {
  const sources = fingerprint();
  const note = path.join(root, 'dist', 'web.fingerprint');
  if (existsSync(note) && readFileSync(note, 'utf8') === sources) return;
  console.log('Building the web app …');
  const { build } = await import('./build.mjs');
  await build();
  writeFileSync(note, sources);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesIn(path.join(root, source))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}
