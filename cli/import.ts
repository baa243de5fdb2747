import { publish, type Publication } from '../importer/publish.ts';
import { PublisherError } from '../importer/publisher.ts';
import { rehearse, type Rehearsal } from '../importer/rehearse.ts';
import { printRehearsal } from './check.ts';
import { readImportArguments } from './importArguments.ts';
import { EXIT, type ImportContext } from './importContext.ts';
import { gatherFiles, imageDirectory } from './importFiles.ts';
import { changeLines, counted, pictureHints, printable } from './importReport.ts';
import { uploadProgress } from './uploadProgress.ts';

const NO_SITE =
  'There is no site to publish to. Start one with npm start, or name one by SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.';

const USAGE = 'Usage: twofold import FILES [--images DIR] [--force]';

/**
 * `twofold import`: rehearses puzzle files and, when none has an error, publishes them with their pictures.
 * Resolves with 0 when they are published, 1 when not, 2 when the command was not understood.
 */
export async function importCommand(args: readonly string[], context: ImportContext): Promise<number> {
  const { out, backend } = context;
  const options = readImportArguments(args, { allowsForce: true });
  if (typeof options === 'string' || !backend) {
    out(typeof options === 'string' ? `${options}\n${USAGE}` : NO_SITE);
    return EXIT.usage;
  }
  const gathered = await gatherFiles(options.paths);
  const directory = options.images === null ? null : imageDirectory(options.images);
  try {
    const rehearsal = await rehearse(gathered.files, { publisher: backend, directory }, options.force);
    printRehearsal(rehearsal, gathered, out);
    pictureHints(rehearsal.files, options.images).forEach(out);
    if (!rehearsal.isClean || gathered.missing.length > 0 || gathered.files.length === 0) {
      out('Nothing was published.');
      return EXIT.errors;
    }
    const onUpload = uploadProgress(context);
    const publication = await publish(rehearsal, {
      publisher: backend,
      directory,
      force: options.force,
      onUpload,
    });
    publicationLines(publication, rehearsal)
      .map(printable)
      .forEach((line) => out(line));
    return publication.outcome === 'published' && publication.unkept === null ? EXIT.done : EXIT.errors;
  } catch (error) {
    if (!(error instanceof PublisherError)) throw error;
    out(printable(`The server did not answer as it should: ${error.message}`));
    out('Nothing was published.');
    return EXIT.errors;
  }
}

function publicationLines(publication: Publication, { uploads, changes }: Rehearsal): string[] {
  if (publication.outcome === 'published') {
    const isIdle = uploads.length === 0 && publication.changes.every(({ change }) => change === 'unchanged');
    const unkept = `The puzzles are published, but their files could not be kept (${publication.unkept}). Import them again.`;
    return [
      ...changeLines(publication.changes),
      isIdle ? 'Nothing had to be done.' : `Published. ${counted(uploads.length, 'picture')} uploaded.`,
      ...(publication.unkept === null ? [] : [unkept]),
    ];
  }
  if (publication.outcome === 'already_played') {
    return [
      ...changeLines(changes ?? []),
      `Nothing was published: ${publication.names.join(', ') || 'a puzzle'} has been played and would change.`,
      'Publish it all the same with --force; the answers given so far are judged again.',
    ];
  }
  const { reason, leftBehind } = publication;
  if (leftBehind.length === 0) return [`Nothing was published: ${reason}`];
  return [
    `Publishing failed: ${reason}`,
    `These pictures were uploaded and are still there: ${leftBehind.join(', ')}`,
    'Look with twofold check what has been published, and import again.',
  ];
}
