import { PublisherError } from '../importer/publisher.ts';
import { rehearse, type Rehearsal } from '../importer/rehearse.ts';
import type { Sources } from '../importer/sources.ts';
import { EXIT, type ImportContext } from './importContext.ts';
import { readImportArguments } from './importArguments.ts';
import { gatherFiles, imageDirectory, type GatheredFiles } from './importFiles.ts';
import { changeLines, countLine, fileLines, pictureHints, printable } from './importReport.ts';

const USAGE = 'Usage: twofold check FILES [--images DIR]';

/**
 * `twofold check`: rehearses puzzle files and prints what is wrong with them, and what publishing would change.
 * Writes nothing. Resolves with 0 when there are no errors, 1 when there are, 2 when the command was not understood.
 */
export async function checkCommand(args: readonly string[], context: ImportContext): Promise<number> {
  const { out, backend } = context;
  const options = readImportArguments(args, { allowsForce: false });
  if (typeof options === 'string') {
    out(`${options}\n${USAGE}`);
    return EXIT.usage;
  }
  const gathered = await gatherFiles(options.paths);
  const directory = options.images === null ? null : imageDirectory(options.images);
  const rehearsal = await rehearseAnyway(gathered, { publisher: backend, directory }, out);
  printRehearsal(rehearsal, gathered, out);
  pictureHints(rehearsal.files, options.images).forEach(out);
  if (rehearsal.changes && rehearsal.changes.length > 0) {
    out('Publishing would do this:');
    changeLines(rehearsal.changes).forEach(out);
  }
  return rehearsal.isClean && gathered.missing.length === 0 ? EXIT.done : EXIT.errors;
}

/** Prints what a rehearsal found, file by file. */
export function printRehearsal(
  rehearsal: Rehearsal,
  gathered: GatheredFiles,
  out: (line: string) => void,
): void {
  for (const file of rehearsal.files) fileLines(file).forEach(out);
  for (const path of gathered.skipped) out(printable(`${path}: not a puzzle file, left alone`));
  for (const reason of gathered.missing) out(printable(reason));
  out(rehearsal.files.length > 0 ? countLine(rehearsal.files) : 'There are no puzzle files to check.');
}

/** Files can be checked without a server, too. */
async function rehearseAnyway(
  { files }: GatheredFiles,
  sources: Sources,
  out: (line: string) => void,
): Promise<Rehearsal> {
  try {
    return await rehearse(files, sources);
  } catch (error) {
    if (!(error instanceof PublisherError)) throw error;
    out(printable(`The server did not answer (${error.message}); the files are checked without it.`));
    return rehearse(files, { ...sources, publisher: null });
  }
}
