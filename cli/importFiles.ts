import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PuzzleFile } from '../importer/rehearse.ts';
import { MAX_FILE_BYTES } from '../importer/sheet.ts';
import { extensionOf } from '../importer/sheetKind.ts';
import type { ImageDirectory } from '../importer/sources.ts';

export type GatheredFiles = {
  readonly files: readonly PuzzleFile[];
  /** Files of folders that are no puzzle files and are left alone. */
  readonly skipped: readonly string[];
  /** What was named but is not there or cannot be read, each with the reason. */
  readonly missing: readonly string[];
};

/** Reads the puzzle files that a command line names; a folder stands for the files directly in it. */
export async function gatherFiles(paths: readonly string[]): Promise<GatheredFiles> {
  const files: PuzzleFile[] = [];
  const skipped: string[] = [];
  const missing: string[] = [];
  for (const path of paths) {
    try {
      for (const file of (await stat(path)).isDirectory() ? await filesIn(path) : [path]) {
        if (file !== path && extensionOf(file) === null) skipped.push(file);
        else files.push({ fileName: basename(file), bytes: await readStart(file) });
      }
    } catch (error) {
      missing.push(`${path}: ${reasonOf(error)}`);
    }
  }
  return { files, skipped, missing };
}

/** Pictures below a folder of this machine. */
export function imageDirectory(root: string): ImageDirectory {
  return {
    async list(folder) {
      try {
        const entries = await readdir(join(root, folder), { withFileTypes: true });
        return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
      } catch {
        return [];
      }
    },
    read: async (path) => readFile(join(root, path)),
  };
}

/** Hidden files, and the lock files that office programs leave (`~$name.xlsx`), are nobody's puzzles. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && !/^(\.|~\$)/.test(entry.name));
  return files.map(({ name }) => join(folder, name)).sort();
}

/** No more than it takes to see that a file is too large. */
async function readStart(path: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: MAX_FILE_BYTES })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'ENOENT' ? 'there is no such file' : error.message;
}
