import { describe, expect, test } from 'vitest';
import { memoryPublisher, type MemoryPublisher } from './memoryPublisher.ts';
import { publish, type Publishing } from './publish.ts';
import { PublisherError, type Publisher } from './publisher.ts';
import { rehearse, type PuzzleFile } from './rehearse.ts';
import { memoryDirectory, picture, sampleFile, samplePictures, sampleRows } from './sampleFile.ts';

const NAME = '20260115G-ENG_G0301.xlsx';
const LONG = '20260115G-ENG_G0404.xlsx';

/** Rehearses and publishes, as `twofold import` does; `failing` stands in for parts of the back end. */
async function importFiles(
  files: readonly PuzzleFile[],
  publisher: MemoryPublisher,
  options: { force?: boolean; failing?: Partial<Publisher>; onUpload?: Publishing['onUpload'] } = {},
) {
  const { force = false, failing = {}, onUpload = () => undefined } = options;
  const directory = memoryDirectory(samplePictures('404'));
  const rehearsal = await rehearse(files, { publisher, directory }, force);
  expect(rehearsal.isClean).toBe(true);
  return publish(rehearsal, { publisher: { ...publisher, ...failing }, directory, force, onUpload });
}

const contentOf = ({ puzzles, images, originals }: MemoryPublisher) =>
  structuredClone({ puzzles, images, originals });

test('pictures, puzzles and the files themselves are published', async () => {
  const publisher = memoryPublisher();
  const seen: string[] = [];
  const onUpload = (done: number, total: number) => void seen.push(`${done}/${total}`);
  const publication = await importFiles([sampleFile(LONG)], publisher, { onUpload });
  expect(publication).toMatchObject({
    outcome: 'published',
    unkept: null,
    changes: [{ name: LONG, change: 'new' }],
  });
  expect(publisher.puzzles.get(LONG)?.questions).toHaveLength(4);
  expect(publisher.images.size).toBe(64);
  expect(publisher.images.get('pack/q1-1.webp')).toEqual({
    bytes: samplePictures('404').get('pack/q1-1.webp'),
    type: 'image/webp',
  });
  expect([...publisher.originals.keys()]).toEqual([LONG]);
  expect(seen).toHaveLength(64);
  expect(seen.at(-1)).toBe('64/64');
});

test('the same files again change nothing', async () => {
  const publisher = memoryPublisher();
  await importFiles([sampleFile(NAME)], publisher);
  const before = contentOf(publisher);
  const fail = async () => Promise.reject(new PublisherError('nothing to upload'));
  expect(await importFiles([sampleFile(NAME)], publisher, { failing: { uploadImage: fail } })).toMatchObject({
    outcome: 'published',
    changes: [{ change: 'unchanged' }],
  });
  expect(contentOf(publisher)).toEqual(before);
});

test('a csv is kept under its own ending, and is the same puzzle', async () => {
  const publisher = memoryPublisher();
  await importFiles([sampleFile(NAME)], publisher);
  const csv = NAME.replace('xlsx', 'csv');
  expect(await importFiles([sampleFile(csv)], publisher)).toMatchObject({
    changes: [{ name: NAME, change: 'unchanged' }],
  });
  expect(publisher.originals.get(csv)?.type).toBe('text/csv');
});

describe('a puzzle that has been played', () => {
  const changed = sampleFile(
    NAME,
    sampleRows().map((row) => ({ ...row, Random_ID: 'another' })),
  );
  const afterPlaying = async () => {
    const publisher = memoryPublisher();
    await importFiles([sampleFile(NAME)], publisher);
    publisher.played.add(NAME);
    return publisher;
  };

  test('is not changed, and nothing is uploaded', async () => {
    const publisher = await afterPlaying();
    const before = contentOf(publisher);
    expect(await importFiles([changed, sampleFile(LONG)], publisher)).toEqual({
      outcome: 'already_played',
      names: [NAME],
    });
    expect(contentOf(publisher)).toEqual(before);
  });

  test('is changed by force', async () => {
    const publisher = await afterPlaying();
    expect(await importFiles([changed], publisher, { force: true })).toMatchObject({ outcome: 'published' });
    expect(publisher.puzzles.get(NAME)?.questions[0]?.randomId).toBe('another');
  });

  test('may stay as it is beside new ones', async () => {
    const publisher = await afterPlaying();
    expect(await importFiles([sampleFile(NAME), sampleFile(LONG)], publisher)).toMatchObject({
      outcome: 'published',
    });
  });

  test('is refused as well when it is played between the rehearsal and the publishing', async () => {
    const publisher = memoryPublisher();
    const played = async () => Promise.reject(new PublisherError('It has been played.', 'already_played'));
    const publication = await importFiles([sampleFile(NAME)], publisher, { failing: { publish: played } });
    expect(publication).toEqual({ outcome: 'already_played', names: [] });
    expect(publisher.images.size).toBe(0);
  });
});

describe('when something fails, all is as it was before', () => {
  const broken = async () => Promise.reject(new PublisherError('The line is down.'));

  test.each([
    [
      'a picture in the middle',
      (publisher: MemoryPublisher) => ({ uploadImage: failingAfter(5, publisher) }),
    ],
    ['the puzzles', () => ({ publish: broken })],
  ])('%s', async (_, failing) => {
    const publisher = memoryPublisher();
    publisher.images.set('pack/q1-1.webp', { bytes: picture('png', 50), type: 'image/png' });
    const before = contentOf(publisher);
    const options = { force: true, failing: failing(publisher) };
    const publication = await importFiles([sampleFile(LONG)], publisher, options);
    expect(publication).toEqual({ outcome: 'failed', reason: 'The line is down.', leftBehind: [] });
    expect(contentOf(publisher)).toEqual(before);
  });

  test('but not when only the answer got lost: then the puzzles are published, and keep their pictures', async () => {
    const publisher = memoryPublisher();
    const publishAndLose: Publisher['publish'] = async (...given) => {
      await publisher.publish(...given);
      throw new PublisherError('The line is down.');
    };
    const publication = await importFiles([sampleFile(NAME)], publisher, {
      failing: { publish: publishAndLose },
    });
    expect(publication).toMatchObject({ outcome: 'published', changes: [{ name: NAME, change: 'new' }] });
    expect([publisher.images.size, publisher.originals.size]).toEqual([9, 1]);
  });

  test('nor when nobody can tell any more: pictures are left, because the puzzles may need them', async () => {
    const publisher = memoryPublisher();
    const silent = { publish: broken, compare: broken };
    const publication = await importFiles([sampleFile(NAME)], publisher, { failing: silent });
    expect(publication).toMatchObject({ outcome: 'failed', reason: 'The line is down.' });
    expect(publisher.images.size).toBe(9);
    expect('leftBehind' in publication && publication.leftBehind).toHaveLength(9);
  });

  test('what cannot be put back is named', async () => {
    const publisher = memoryPublisher();
    const publication = await importFiles([sampleFile(NAME)], publisher, {
      failing: { publish: broken, removeImages: broken },
    });
    expect(publication).toMatchObject({ outcome: 'failed' });
    expect('leftBehind' in publication && publication.leftBehind).toHaveLength(9);
  });

  test('only the files themselves: then the puzzles stand, and the next import mends it', async () => {
    const publisher = memoryPublisher();
    const publication = await importFiles([sampleFile(NAME)], publisher, {
      failing: { keepOriginal: broken },
    });
    expect(publication).toMatchObject({ outcome: 'published', unkept: 'The line is down.' });
    expect(publisher.puzzles.has(NAME)).toBe(true);
    await importFiles([sampleFile(NAME)], publisher);
    expect(publisher.originals.has(NAME)).toBe(true);
  });

  /** Uploads of which one fails, after some that work. */
  function failingAfter(count: number, publisher: MemoryPublisher): Publisher['uploadImage'] {
    let left = count;
    return async (...upload) => {
      left -= 1;
      if (left === -1) throw new PublisherError('The line is down.');
      return publisher.uploadImage(...upload);
    };
  }
});
