// Builds the service worker for a finished build of the web app, from a list of what the app consists of.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'vite';

const web = fileURLToPath(new URL('../web', import.meta.url));

/**
 * What the app needs to run: its page, scripts and fonts. English wording is part of the scripts; icons are for whoever
 * installs the app, and fetched then.
 */
const SHELL = /^(?:index\.html|favicon\.svg|assets\/[^/]+\.(?:js|woff2))$/;

/** Writes sw.js into `outDir`, which holds the rest of the app as it will be served. */
export async function buildWorker(outDir) {
  const shell = await shellOf(outDir);
  await bundle({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(web, 'worker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

async function shellOf(outDir) {
  const names = (await readdir(outDir, { recursive: true })).map((name) => name.split(path.sep).join('/'));
  const files = [];
  for (const name of names.filter((one) => SHELL.test(one)).sort()) {
    // The server gives the page at the app's own addresses only.
    const url = name === 'index.html' ? '/' : `/${name}`;
    // Names in assets/ hold a hash of what is in them.
    const revision = name.startsWith('assets/') ? null : hash(await readFile(path.join(outDir, name)));
    files.push({ url, revision });
  }
  return { version: hash(JSON.stringify(files)), files };
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
