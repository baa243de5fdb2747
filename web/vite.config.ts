import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The server that `npm start` runs; the development server passes on to it what is not the web app's own. */
const SERVER = 'http://127.0.0.1:3000';
const SERVED_ELSEWHERE = ['/config.json', '/auth', '/rest', '/storage', '/functions', '/api'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // One stylesheet for all screens: it is small, and the build puts it into the page (cli/build.mjs).
    cssCodeSplit: false,
    // A picture inside the script would be loaded by everybody who never sees it.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(SERVED_ELSEWHERE.map((path) => [path, SERVER])),
  },
});
