// `npm test`: everything, in the order in which a failure is cheapest to find. Plain JavaScript, because nothing may be
// installed yet.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, fail, root } from './install.mjs';

ensureInstalled();
const { findBrowser } = await import('./findBrowser.mjs');
const browser = findBrowser();
const { ensureBuilt } = await import('./ensureBuilt.mjs');

run('Static checks', 'npm', ['run', '--silent', 'check']);
run('Unit, database and gateway tests', 'npx', ['vitest', 'run']);
await ensureBuilt();
run('Journeys in a browser', 'npx', ['playwright', 'test']);

function run(title, command, args) {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  if (status !== 0) fail(`${title} failed.`);
}
