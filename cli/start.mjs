// `npm start`: installs what is missing, builds what has changed, serves. Plain JavaScript, because nothing may be
// installed yet.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';

ensureInstalled();
await ensureBuilt();
const server = spawn(process.execPath, [new URL('./twofold.mjs', import.meta.url).pathname, 'serve'], {
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to both of us; a supervisor only to this process, which passes it on and waits.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
