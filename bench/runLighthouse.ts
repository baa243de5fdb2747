import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The last one that runs on Node 20; fetched when it is wanted, because it weighs more than all else together. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export interface Report {
  readonly categories: Record<
    string,
    {
      readonly score: number;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    }
  >;
  readonly audits: Record<
    string,
    { readonly title: string; readonly score: number | null; readonly numericValue?: number }
  >;
}

/** Now and then it loses the browser's trace and asks to be run again. */
const MOST_TRIES = 3;

/** Runs Lighthouse on a page: in a browser of its own that was never anywhere, or in the one that `flags` name. */
export async function runLighthouse(url: string, flags: readonly string[] = []): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(url, flags);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function runOnce(url: string, flags: readonly string[]): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const usual = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...usual, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)} on ${url}.`);
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(folder, { recursive: true });
  return report;
}
