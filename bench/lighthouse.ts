/*
 * Lighthouse (mobile, its default throttling) on the production build, as somebody meets it who comes for the first time,
 * splash included: `/` and `/demo` as a visitor, `/game` and `/leaderboard` with an account and in a browser that was never
 * here. `/` alternates with an empty React page. Ends with 1 when a score or the ratio is not what it must be.
 * Run: npm run bench:lighthouse (`-- 1` for one round instead of five)
 */
import { readFile } from 'node:fs/promises';
import { signedInBrowser } from './browser.ts';
import { serveEmptyPage } from './emptyPage.ts';
import { runLighthouse, type Report } from './runLighthouse.ts';
import { startServer } from './server.ts';

const ROUNDS = Number(process.argv[2] ?? 5);

/** What a page must score, of 100. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100 } as const;
/** The time to the largest paint of `/`, against that of the empty page. */
const MOST_RATIO = 1.15;
const LCP = 'largest-contentful-paint';

async function main(): Promise<void> {
  const server = await startServer();
  const empty = await serveEmptyPage();
  const browser = await signedInBrowser(server);
  try {
    console.log(
      `${ROUNDS} rounds, medians; load before: ${(await readFile('/proc/loadavg', 'utf8')).trim()}\n`,
    );
    const [home, floor]: [Report[], Report[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      home.push(await runLighthouse(`${server.url}/`));
      floor.push(await runLighthouse(empty.url));
    }
    const ratio = median(home.map(timeOf(LCP))) / median(floor.map(timeOf(LCP)));
    const isGood = [report('/', home)];
    report('empty page', floor);
    console.log(`LCP of / against the empty page: ${ratio.toFixed(2)} (at most ${MOST_RATIO})`);
    isGood.push(
      report('/demo', await repeat(() => runLighthouse(`${server.url}/demo`))),
      report('/game (player)', await repeat(() => browser.measure('/game'))),
      report('/leaderboard (player)', await repeat(() => browser.measure('/leaderboard'))),
    );
    if (isGood.includes(false) || ratio > MOST_RATIO) process.exitCode = 1;
  } finally {
    await browser.close();
    await empty.stop();
    await server.stop();
  }
}

async function repeat(measure: () => Promise<Report>): Promise<Report[]> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round++) reports.push(await measure());
  return reports;
}

/** Prints the medians and what was found fault with; answers whether the scores are what they must be. */
function report(name: string, runs: readonly Report[]): boolean {
  const scores = Object.entries(LEAST).map(([category, least]) => ({
    category,
    least,
    score: median(runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100)),
  }));
  const times = ['first-contentful-paint', LCP, 'total-blocking-time'].map(
    (audit) => `${audit} ${median(runs.map(timeOf(audit))).toFixed(0)} ms`,
  );
  const marks = scores.map(({ category, score }) => `${category} ${score.toFixed(0)}`);
  console.log(`${name}: ${[...marks, ...times].join(', ')}`);
  for (const fault of new Set(runs.flatMap(faultsOf))) console.log(`    ${fault}`);
  return scores.every(({ score, least }) => score >= least);
}

/** The audits that a page does not pass and that count for what is not a matter of speed. */
function faultsOf({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
  );
}

function timeOf(audit: string): (run: Report) => number {
  return ({ audits }) => audits[audit]?.numericValue ?? Number.NaN;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

await main();
