/*
 * The built web app as files: compressed at build time, cached for ever where the name holds a hash, and one page for
 * every route of the app. The page learns the API's address and key from /config.json.
 */
import { createReadStream, existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import mime from 'mime';
import { isAppPath } from '../web/app/routePaths.ts';
import type { Settings } from './settings.ts';

const BUILD = fileURLToPath(new URL('../dist/web', import.meta.url));

export interface Site {
  fetch(request: Request): Response | Promise<Response>;
}

interface File {
  /** As in the address, for example `/assets/index-abc.js`. */
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly size: number;
  readonly etag: string;
}

/** What the page must know, as `/config.json` tells it. */
export interface SiteConfig {
  /** The same server answers both, so the API is wherever the page came from. */
  readonly apiUrl: '/';
  readonly anonKey: string;
  /** What players may choose to read the app in. */
  readonly languages: Settings['languages'];
  /** Who runs the site. */
  readonly operator: Settings['operator'];
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** @throws Error that says what to do when the app has not been built. */
export async function createSite(config: SiteConfig, build = BUILD): Promise<Site> {
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error('The web app has not been built. Run `npm run build`, or start with `npm start`.');
  }
  const files = await readFiles(build);
  const page = files.get('/index.html');
  if (!page) throw new Error(`${build} holds no index.html.`);
  const site = new Hono();
  // Whether the site is to be reached by TLS alone is for the proxy to say that ends it.
  site.use(
    secureHeaders({
      contentSecurityPolicy: await contentSecurityPolicy(page),
      xFrameOptions: 'DENY',
      strictTransportSecurity: false,
    }),
  );
  site.get('/config.json', (c) => c.json(config, 200, { 'cache-control': 'no-cache' }));
  site.get('*', (c) => {
    const file = files.get(decoded(c.req.path));
    if (file && file !== page) return send(c.req.raw, file, files);
    // A missing file must not be answered with a page; a missing page is one that says so.
    const isApp = isAppPath(c.req.path);
    if (path.extname(c.req.path) && !isApp) return c.text('Not found', 404);
    return send(c.req.raw, page, files, isApp ? 200 : 404);
  });
  site.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return site;
}

async function readFiles(build: string): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    const name = `/${path.relative(build, file).split(path.sep).join('/')}`;
    const type = mime.getType(name.replace(/\.(?:br|gz)$/, '')) ?? 'application/octet-stream';
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    files.set(name, {
      name,
      path: file,
      type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      size,
      etag,
    });
  }
  return files;
}

function send(
  request: Request,
  file: File,
  files: ReadonlyMap<string, File>,
  status: 200 | 404 = 200,
): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const [encoding, suffix] =
    ENCODINGS.find(([coding, end]) => accepted.includes(coding) && files.has(file.name + end)) ?? [];
  const body = files.get(file.name + (suffix ?? '')) ?? file;
  const headers = new Headers({
    'content-type': file.type,
    etag: body.etag,
    vary: 'accept-encoding',
    'cache-control': file.name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (status === 200 && request.headers.get('if-none-match') === body.etag)
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(body.size));
  if (encoding) headers.set('content-encoding', encoding);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(Readable.toWeb(createReadStream(body.path)) as ReadableStream, { status, headers });
}

/** Scripts and connections only from here; scripts in the page only those it was built with. */
async function contentSecurityPolicy(page: File) {
  const html = await readFile(page.path, 'utf8');
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(await hashesOfInlineScripts(html))],
    // React sets sizes and positions as attributes of elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  };
}

async function hashesOfInlineScripts(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  );
  return Promise.all(
    scripts.map(async (text) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return `'sha256-${Buffer.from(digest).toString('base64')}'`;
    }),
  );
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
