/*
 * What a first-time visitor loads for `/` on the production build: bytes as sent (compressed), by kind, until the page is at
 * rest and nothing was touched. Run: npm run bench:first-load
 */
import { chromium, type Response } from '@playwright/test';
import { startServer } from './server.ts';

interface Loaded {
  readonly kind: string;
  readonly path: string;
  readonly bytes: number;
}

async function main(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(server.url, { waitUntil: 'networkidle' });
    report(await Promise.all(responses.map(measured)));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measured(response: Response): Promise<Loaded> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  return {
    kind: response.request().resourceType(),
    path: new URL(response.url()).pathname,
    bytes: responseBodySize + responseHeadersSize,
  };
}

function report(loaded: readonly Loaded[]): void {
  for (const { kind, path, bytes } of loaded) console.log(`${kilobytes(bytes)}  ${kind.padEnd(10)} ${path}`);
  const of = (kind: string) => sum(loaded.filter((one) => one.kind === kind));
  console.log(
    `\nJavaScript ${kilobytes(of('script'))}, all ${kilobytes(sum(loaded))}, ${loaded.length} requests`,
  );
}

function sum(loaded: readonly Loaded[]): number {
  return loaded.reduce((total, { bytes }) => total + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}

await main();
