#!/usr/bin/env node
// The command `twofold`: TypeScript runs as it is, so this file only switches the loader on.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
