// Builds the least that a React app can be, a root with one element, into the folder that is named, in the way that the web
// app is built.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressAll } from '../cli/build.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Empty</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <script type="module" src="/main.js"></script>
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
`;
const SCRIPT = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(createElement('h1', null, 'An empty page'));
`;

const [outDir] = process.argv.slice(2);
await mkdir(dist, { recursive: true });
// Inside the project, where React is found.
const source = await mkdtemp(path.join(dist, 'empty-page-'));
await writeFile(path.join(source, 'index.html'), PAGE);
await writeFile(path.join(source, 'main.js'), SCRIPT);
await build({
  configFile: false,
  root: source,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: false },
});
await compressAll(outDir);
await rm(source, { recursive: true });
