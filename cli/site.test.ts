import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite, type Site } from './site.ts';

const FILES = {
  'index.html': '<!doctype html><script>mark()</script><p>Twofold</p>',
  'sw.js': 'addEventListener("fetch", () => {})',
  'sw.js.br': 'compressed',
  'manifest.webmanifest': '{}',
  'icons/icon-192.png': 'png',
  'assets/index-abc.js': 'run()',
};

describe('the web app as files', () => {
  let build: string;
  let site: Site;

  beforeAll(async () => {
    build = await mkdtemp(path.join(tmpdir(), 'twofold-site-'));
    for (const [name, content] of Object.entries(FILES)) {
      await mkdir(path.dirname(path.join(build, name)), { recursive: true });
      await writeFile(path.join(build, name), content);
    }
    const operator = { name: 'somebody', address: null, email: null };
    site = await createSite({ apiUrl: '/', anonKey: 'key', languages: ['en'], operator }, build);
  });

  afterAll(() => rm(build, { recursive: true }));

  const get = async (address: string, headers = {}) =>
    site.fetch(new Request(`http://twofold.test${address}`, { headers }));

  test('every screen is the one page; other addresses are the page with status 404', async () => {
    const [screen, nowhere] = [await get('/signin'), await get('/nowhere')];
    expect(screen.status).toBe(200);
    expect(nowhere.status).toBe(404);
    expect(await screen.text()).toBe(await nowhere.text());
  });

  test('a file that is not there is not answered with the page', async () => {
    const response = await get('/assets/gone-abc.js');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });

  test('what has a hash in its name is kept for ever', async () => {
    expect((await get('/assets/index-abc.js')).headers.get('cache-control')).toContain('immutable');
  });

  test('the service worker is asked for anew each time, and comes compressed to who takes that', async () => {
    const response = await get('/sw.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
  });

  test('the manifest and the icons have the types that browsers want', async () => {
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
    expect((await get('/icons/icon-192.png')).headers.get('content-type')).toBe('image/png');
  });

  test('scripts, the manifest and the worker come from here only; inline scripts are those it was built with', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("worker-src 'self'");
  });
});
