// Builds the web app into dist/web: the scripts and styles, index.html with its first screen already in it, and every
// text file beside its compressed forms (.br, .gz), so that serving costs no computing; and the service worker.
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'vite';
import { buildWorker } from './buildWorker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = path.join(root, 'web/vite.config.ts');
const outDir = path.join(root, 'dist/web');
const prerenderDir = path.join(root, 'dist/prerender');

/** Which script needs which others, as Vite tells it; for the size check, and not to be served. */
export const MANIFEST = path.join(root, 'dist/web.manifest.json');

/** Too small to be worth a second file. */
const LEAST_BYTES_TO_COMPRESS = 860;
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|webmanifest)$/;

/** Builds the web app from what is in web/ now, in the place of an earlier build. */
export async function build() {
  await bundle({ configFile, logLevel: 'warn' });
  await finishPage();
  await buildWorker(outDir);
  await compressAll(outDir);
}

/** Puts the first screen, its styles and the links to what it needs at once into index.html. */
async function finishPage() {
  const page = path.join(outDir, 'index.html');
  const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'));
  const fonts = manifest['index.html'].assets.filter((file) => file.endsWith('.woff2'));
  const html = startAfterFirstPaint(await inlineStyles(await readFile(page, 'utf8')));
  const finished = html
    .replace('<!--preloads-->', () => fonts.map(fontPreload).join(''))
    .replace('<!--app-->', await prerenderedApp());
  await writeFile(page, finished);
  await rename(path.join(outDir, '.vite/manifest.json'), MANIFEST);
  await rm(path.join(outDir, '.vite'), { recursive: true });
}

function fontPreload(file) {
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="anonymous">`;
}

/** The styles are small: inside the page they cost no second round trip before the first paint. */
async function inlineStyles(html) {
  const [tag, file] = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/.exec(html) ?? [];
  if (!tag) throw new Error('index.html has no stylesheet to put into the page');
  const css = await readFile(path.join(outDir, file), 'utf8');
  await rm(path.join(outDir, file));
  return html.replace(tag, () => `<style>${css}</style>`);
}

/**
 * The first screen is in the page, and so is the splash of the first visit. The scripts that make it work are asked for once
 * it has been painted, so that they do not compete with it for a slow line; at once where something else is to be drawn,
 * or nobody is looking.
 */
function startAfterFirstPaint(html) {
  const [tag, entry] = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
  if (!tag) throw new Error('index.html has no script to start');
  const links = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g)];
  const start = `(function (html) {
    var hasBegun = false;
    function begin() {
      if (hasBegun) return;
      hasBegun = true;
      ${JSON.stringify(links.map(([, href]) => href))}.forEach(function (href) {
        add('link', { rel: 'modulepreload', crossOrigin: '', href: href });
      });
      add('script', { type: 'module', crossOrigin: '', src: ${JSON.stringify(entry)} });
    }
    function add(name, properties) {
      document.head.append(Object.assign(document.createElement(name), properties));
    }
    var hasPicture = html.dataset.fresh === undefined || html.dataset.splash !== undefined;
    if (!hasPicture || document.hidden) return begin();
    setTimeout(begin, 1000);
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  })(document.documentElement)`;
  return links
    .reduce((rest, [link]) => rest.replace(link, ''), html.replace(tag, ''))
    .replace('</body>', () => `<script>${start}</script></body>`);
}

async function prerenderedApp() {
  await bundle({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'app/prerender.tsx', outDir: prerenderDir, manifest: false },
  });
  const { prerender } = await import(pathToFileURL(path.join(prerenderDir, 'prerender.js')).href);
  await rm(prerenderDir, { recursive: true });
  const app = prerender();
  return () => app;
}

/** Puts the compressed forms of a folder's text files beside them. */
export async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES_TO_COMPRESS) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
