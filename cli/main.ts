import { createBackend } from './backend.ts';
import { checkCommand } from './check.ts';
import { hasSite, withSite } from './connection.ts';
import { importCommand } from './import.ts';
import type { ImportContext } from './importContext.ts';
import { keysCommand } from './keys.ts';
import { operatorCommand } from './operator.ts';
import { serveCommand } from './serve.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

/** A command of `twofold`. Resolves with the exit code: 0 done, 1 not done, 2 not understood. */
export type Command = (args: readonly string[], settings: Settings) => Promise<number>;

const commands: Record<string, { readonly run: Command; readonly usage: string; readonly says: string }> = {
  serve: { run: serveCommand, usage: 'serve', says: 'run the game and its back end' },
  check: {
    run: onPuzzleFiles(checkCommand),
    usage: 'check FILES [--images DIR]',
    says: 'rehearse puzzle files: what is wrong, what would change',
  },
  import: {
    run: onPuzzleFiles(importCommand),
    usage: 'import FILES [--images DIR] [--force]',
    says: 'publish puzzle files and their pictures',
  },
  keys: { run: keysCommand, usage: 'keys', says: 'print the anonymous and the service key' },
  operator: {
    run: operatorCommand,
    usage: 'operator add|remove E-MAIL',
    says: 'make an account an operator, or a player again',
  },
};

/** Gives a command the site to publish to, where there is one: files can be checked without. */
function onPuzzleFiles(
  command: (args: readonly string[], context: ImportContext) => Promise<number>,
): Command {
  const terminal = { out: print, isTerminal: process.stdout.isTTY };
  return async (args, settings) => {
    if (!hasSite(settings)) return command(args, { ...terminal, backend: null });
    return withSite(settings, (access) => command(args, { ...terminal, backend: createBackend(access) }));
  };
}

/** Runs one command line. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    print(usage());
    return name === undefined ? 2 : 0;
  }
  const command = commands[name];
  if (!command) {
    complain(`There is no command "${name}".\n\n${usage()}`);
    return 2;
  }
  try {
    return await command.run(args, readSettings(process.env));
  } catch (error) {
    complain(
      error instanceof SettingsError ? `These settings cannot be used:\n${error.message}` : describe(error),
    );
    return 1;
  }
}

function usage(): string {
  const lines = Object.values(commands).map(({ usage, says }) => `  twofold ${usage.padEnd(40)} ${says}`);
  return ['Usage:', ...lines].join('\n');
}

/** The message and, below it, what caused it: enough to act on, without a stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n  because: ${describe(error.cause)}`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}
