/*
 * Lighthouse (mobile, its default throttling) on `/` of the production build, five runs, medians, beside an empty page from
 * the same machine in the same run. Run: npm run bench:lighthouse
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './server.ts';

const RUNS = 5;
/** The last one that runs on Node 20; fetched when it is wanted, because it weighs more than all else together. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  readonly categories: Record<string, { readonly score: number }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
}

async function main(): Promise<void> {
  const server = await startServer();
  const empty = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<!doctype html><html lang="en"><title>Empty</title><body><p>An empty page</p></body></html>',
    );
  }).listen(0, '127.0.0.1');
  const emptyUrl = `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`;
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-lighthouse-'));
  try {
    const pages: Report[] = [];
    const floors: Report[] = [];
    for (let run = 0; run < RUNS; run++) {
      pages.push(await lighthouse(server.url, folder));
      floors.push(await lighthouse(emptyUrl, folder));
    }
    report('/', pages);
    report('empty page', floors);
  } finally {
    empty.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function lighthouse(url: string, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}.`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function report(name: string, runs: readonly Report[]): void {
  const score = (category: string) =>
    median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
  const time = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(
    (category) => `${category} ${score(category).toFixed(0)}`,
  );
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    (audit) => `${audit} ${time(audit).toFixed(0)} ms`,
  );
  console.log(`${name}: ${[...scores, ...times].join(', ')}`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

await main();
