import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './install.mjs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * The browser for the journeys: CHROMIUM_PATH, Playwright's own, the system's, else (Debian, as root) one installed now.
 * Ends the process with what to do when there is none.
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const own = playwrightsOwn();
  if (own) return own;
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) installOnDebian();
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  return fail(
    'The browser journeys need Chromium and none was found. Install it (Debian: `apt-get install chromium`; elsewhere:\n' +
      '`npx playwright install chromium`), or set CHROMIUM_PATH to one.',
  );
}

function playwrightsOwn() {
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  const path = stdout?.trim();
  return path && existsSync(path) ? path : null;
}

function installOnDebian() {
  console.log('Installing Chromium …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
}
