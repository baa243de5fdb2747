// What the built web app must be: small enough, by the table below, and with its first screen in the page. Part of
// `npm run check`. Sizes are of gzip at its best, 1 kB being 1000 bytes.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { MANIFEST } from './build.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = path.join(root, 'dist/web');

const KILOBYTE = 1000;
const FIRST_LOAD = 110 * KILOBYTE;
const FREE_GAME = 125 * KILOBYTE;
const FURTHER_SCREEN = 15 * KILOBYTE;
const FURTHER_PART = 15 * KILOBYTE;

const ENTRY = 'index.html';
const FREE_GAME_SCREEN = /\/FreeGameScreen\.tsx$/;
const SCREEN = /Screen\.tsx$/;

/**
 * What is loaded when it is asked for, or for some only. Everything else that is imported late counts where it is imported:
 * it may load by itself.
 */
const PARTS = [
  { source: /@supabase\/auth-js/, name: 'signing in (players only)', limit: 25 * KILOBYTE },
  { source: /\/charts\/charts\.ts$/, name: 'charts of the statistics', limit: 60 * KILOBYTE },
  { source: /\/DayList\.tsx$/, name: 'home: all days' },
  { source: /\/LegalText\.tsx$/, name: 'legal texts' },
];

await ensureBuilt();
const manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
const failures = [...(await checkSizes()), ...(await checkFirstScreen())];
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

async function checkSizes() {
  const first = loadedWith(ENTRY);
  const late = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const screens = [...late].filter((source) => SCREEN.test(source)).sort();
  const freeGame = screens.find((source) => FREE_GAME_SCREEN.test(source));
  if (!freeGame) return ['There is no free game to measure.'];
  const rows = [
    { name: '/', limit: FIRST_LOAD, chunks: first },
    { name: '/ and the free game', limit: FREE_GAME, chunks: new Set([...first, ...loadedWith(freeGame)]) },
    ...screens.map((source) => ({
      name: path.basename(source, '.tsx'),
      limit: FURTHER_SCREEN,
      chunks: without(first, loadedWith(source)),
    })),
    ...[...late].filter(partOf).map((source) => ({
      name: partOf(source).name,
      limit: partOf(source).limit ?? FURTHER_PART,
      chunks: without(first, loadedWith(source)),
    })),
  ];
  const measured = await Promise.all(rows.map(async (row) => ({ ...row, bytes: await bytesOf(row.chunks) })));
  console.log('JavaScript (gzip)                      size     limit');
  for (const { name, bytes, limit } of measured) {
    console.log(
      `${name.padEnd(32)} ${kilobytes(bytes)} ${kilobytes(limit)}${bytes > limit ? '  TOO LARGE' : ''}`,
    );
  }
  console.log(`${'service worker (not of the page)'.padEnd(32)} ${kilobytes(await sizeOf('sw.js'))}`);
  return measured
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name} loads ${kilobytes(bytes)}, more than ${kilobytes(limit)}.`);
}

/** The chunks that are loaded with one, by themselves: what it imports, and what that imports late without being asked. */
function loadedWith(source, loaded = new Set()) {
  if (loaded.has(source)) return loaded;
  loaded.add(source);
  const { imports = [], dynamicImports = [] } = manifest[source];
  const unprompted = dynamicImports.filter((late) => !SCREEN.test(late) && !partOf(late));
  for (const next of [...imports, ...unprompted]) loadedWith(next, loaded);
  return loaded;
}

function without(others, chunks) {
  return new Set([...chunks].filter((source) => !others.has(source)));
}

function partOf(source) {
  return PARTS.find((part) => part.source.test(source));
}

async function bytesOf(chunks) {
  const files = [...chunks].map((source) => manifest[source].file).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(files.map(sizeOf));
  return sizes.reduce((total, size) => total + size, 0);
}

async function sizeOf(file) {
  const content = await readFile(path.join(outDir, file));
  return (await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })).length;
}

function kilobytes(bytes) {
  return `${(bytes / KILOBYTE).toFixed(1)} kB`.padStart(9);
}

/** Whoever opens `/` reads the first screen before any script has run. */
async function checkFirstScreen() {
  const html = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const words = JSON.parse(await readFile(path.join(root, 'web/public/locales/en/home.json'), 'utf8'));
  return ['tagline', 'puzzleOfTheDay', 'demo', 'playPrevious', 'signIn', 'signUp']
    .filter((key) => !html.includes(`>${words[key]}<`))
    .map((key) => `The page as built does not say "${words[key]}": its first screen is not in it.`);
}
