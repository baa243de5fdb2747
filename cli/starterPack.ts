/*
 * Publishes the starter pack around today through the ordinary importer, and goes on as days pass. What is published
 * already, by the pack or by an operator, stays as it is.
 */
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { demoPuzzle } from '../content/demo.ts';
import { starterImages } from '../content/images.ts';
import { starterPack } from '../content/pack.ts';
import type { PuzzleTable } from '../content/puzzleTable.ts';
import { addDays, PREVIOUS_DAYS_LIMIT } from '../game/days.ts';
import type { Database } from '../gateway/database/database.ts';
import { publish } from '../importer/publish.ts';
import type { Publisher } from '../importer/publisher.ts';
import { rehearse, type PuzzleFile } from '../importer/rehearse.ts';
import { writeSheet } from '../importer/sheet.ts';
import type { ImageDirectory } from '../importer/sources.ts';

const DAYS_AHEAD = 7;
const HOUR = 3600 * 1000;

export interface StarterPackOptions {
  readonly publisher: Publisher;
  readonly database: Database;
  readonly log: Logger;
}

/** Publishes what is missing now and looks again every hour. `stop` waits for what is under way. */
export async function keepStarterPack(options: StarterPackOptions): Promise<{ stop(): Promise<void> }> {
  await publishStarterPack(options, daysAround(new Date()));
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = publishStarterPack(options, daysAround(new Date())).catch((err: unknown) => {
      options.log.error({ err }, 'the starter pack could not be published; it is tried again in an hour');
    });
  }, HOUR);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

/**
 * Publishes the demo and those puzzles of `days` that are missing.
 * @throws Error when the importer finds fault with the pack.
 */
export async function publishStarterPack(
  { publisher, database }: Omit<StarterPackOptions, 'log'>,
  days: readonly string[],
): Promise<void> {
  const { rows } = await database.query<{ name: string }>({ text: 'select name from private.puzzles' });
  const published = new Set(rows.map(({ name }) => name));
  const missing = [demoPuzzle(), ...starterPack(days)].filter(({ name }) => !published.has(name));
  if (missing.length === 0) return;
  const rehearsal = await rehearse(missing.map(puzzleFile), { publisher, directory: packagedImages() });
  if (!rehearsal.isClean) {
    const faults = rehearsal.files.flatMap(({ fileName, findings }) =>
      findings
        .filter(({ severity }) => severity === 'error')
        .map(({ sentence }) => `${fileName}: ${sentence}`),
    );
    throw new Error(`The starter pack has faults:\n${faults.join('\n')}`);
  }
  const publication = await publish(rehearsal, { publisher, directory: packagedImages(), force: false });
  if (publication.outcome === 'failed')
    throw new Error(`The starter pack was not published: ${publication.reason}`);
}

/** The days of all players of this moment, wherever they are, as far back as they may play and a week ahead. */
export function daysAround(now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  const [first, last] = [-PREVIOUS_DAYS_LIMIT - 1, DAYS_AHEAD + 1];
  return Array.from({ length: last - first + 1 }, (_, index) => addDays(today, first + index));
}

function puzzleFile({ name, table }: PuzzleTable): PuzzleFile {
  return { fileName: name, bytes: writeSheet(table) };
}

/** The pictures as the package brings them, under the paths that the puzzle files name. */
function packagedImages(): ImageDirectory {
  const files = new Map(starterImages().map(({ path, file }) => [path, file]));
  return {
    list: async (folder) =>
      [...files.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1)),
    async read(path) {
      const file = files.get(path);
      if (!file) throw new Error(`The starter pack has no picture ${path}.`);
      return readFile(file);
    },
  };
}
