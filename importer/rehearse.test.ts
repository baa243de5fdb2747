import { describe, expect, test } from 'vitest';
import { memoryPublisher } from './memoryPublisher.ts';
import { rehearse } from './rehearse.ts';
import { DRIVE, memoryDirectory, picture, sampleFile, sampleRows, samplePictures } from './sampleFile.ts';

const NAME = '20260115G-ENG_G0301.xlsx';
const codesOf = ({ files }: Awaited<ReturnType<typeof rehearse>>) =>
  files.map(({ findings }) => findings.map(({ code }) => code));

describe('looking for pictures', () => {
  test('those of the folder are uploaded, those of the bucket are not', async () => {
    const publisher = memoryPublisher();
    const pictures = samplePictures('301');
    publisher.images.set('pack/q1-1.webp', {
      bytes: pictures.get('pack/q1-1.webp') ?? new Uint8Array(),
      type: 'image/webp',
    });
    const rehearsal = await rehearse([sampleFile(NAME)], { publisher, directory: memoryDirectory(pictures) });
    expect(rehearsal.isClean).toBe(true);
    expect(rehearsal.uploads).toHaveLength(8);
    expect(rehearsal.uploads[0]).toEqual({ path: 'pack/q1-2.webp', type: 'image/webp', replaces: false });
    expect(publisher.images.size).toBe(1);
  });

  test('the bucket alone is enough when they are there, whatever its entity tags are', async () => {
    const publisher = memoryPublisher();
    for (const [path, bytes] of samplePictures('301'))
      publisher.images.set(path, { bytes, type: 'image/webp' });
    expect(await rehearse([sampleFile(NAME)], { publisher, directory: null })).toMatchObject({
      isClean: true,
      uploads: [],
    });
    const listFolder = async (folder: string) =>
      (await publisher.listFolder(folder)).map((one) => ({ ...one, eTag: '"multipart-2"' }));
    const sources = {
      publisher: { ...publisher, listFolder },
      directory: memoryDirectory(samplePictures('301')),
    };
    expect(await rehearse([sampleFile(NAME)], sources)).toMatchObject({ isClean: true, uploads: [] });
  });

  test('one that is nowhere is missing', async () => {
    const pictures = samplePictures('301');
    pictures.delete('pack/q1-9.webp');
    const rehearsal = await rehearse([sampleFile(NAME)], {
      publisher: memoryPublisher(),
      directory: memoryDirectory(pictures),
    });
    expect(codesOf(rehearsal)).toEqual([['image_missing']]);
    expect(rehearsal.changes).toBeNull();
  });

  test.each([
    ['no picture', new TextEncoder().encode('<svg/>'), 'not_a_picture'],
    ['an empty file', new Uint8Array(), 'not_a_picture'],
    ['more than 2 MB', picture('webp', 3 * 1024 * 1024), 'image_too_large'],
    ['another format', picture('png', 100), 'image_extension'],
  ])('one that is %s inside is reported', async (_, bytes, code) => {
    const directory = memoryDirectory(samplePictures('301').set('pack/q1-3.webp', bytes));
    const rehearsal = await rehearse([sampleFile(NAME)], { publisher: memoryPublisher(), directory });
    expect(codesOf(rehearsal)).toEqual([[code]]);
    expect(rehearsal.isClean).toBe(code === 'image_extension');
  });

  test('one that is another in the bucket is only replaced by force', async () => {
    const publisher = memoryPublisher();
    publisher.images.set('pack/q1-1.webp', { bytes: picture('webp', 77), type: 'image/webp' });
    const sources = { publisher, directory: memoryDirectory(samplePictures('301')) };
    expect(codesOf(await rehearse([sampleFile(NAME)], sources))).toEqual([['image_differs']]);
    const forced = await rehearse([sampleFile(NAME)], sources, true);
    expect(forced.uploads[0]).toEqual({ path: 'pack/q1-1.webp', type: 'image/webp', replaces: true });
  });

  test('nobody can look without a server and a folder, and that is said', async () => {
    const rehearsal = await rehearse([sampleFile(NAME)], { publisher: null, directory: null });
    expect(codesOf(rehearsal)).toEqual([['images_not_checked']]);
    expect(rehearsal).toMatchObject({ isClean: true, changes: null });
  });

  test('a drawn grid is the same with the folder as later with the bucket, which has only what was drawn', async () => {
    const row = {
      ...sampleRows()[0],
      R_Drive_Dir_File: `${DRIVE}pack/q1-2.webp`,
      R_Path_Drive_Folder_File: `${DRIVE}pack/q1-2.webp`,
    };
    const file = sampleFile(NAME, [row]);
    const publisher = memoryPublisher();
    const pictures = samplePictures('404');
    const first = await rehearse([file], { publisher, directory: memoryDirectory(pictures) });
    for (const { path, type } of first.uploads)
      publisher.images.set(path, { bytes: pictures.get(path) ?? new Uint8Array(), type });
    expect(first.uploads).toHaveLength(9);
    const later = await rehearse([file], { publisher, directory: null });
    expect(later.files[0]?.puzzle).toEqual(first.files[0]?.puzzle);
    expect((await rehearse([file], { publisher, directory: memoryDirectory(pictures) })).uploads).toEqual([]);
  });
});

describe('several files', () => {
  const directory = memoryDirectory(samplePictures('404'));
  const sources = { publisher: memoryPublisher(), directory };

  test('the same puzzle twice', async () => {
    const files = [sampleFile(NAME), sampleFile(NAME.replace('xlsx', 'csv'))];
    expect(codesOf(await rehearse(files, sources))).toEqual([[], ['same_puzzle_twice']]);
  });

  test('a question that is in two of them', async () => {
    const files = [sampleFile(NAME), sampleFile('20260116G-ENG_G0301.xlsx')];
    expect(codesOf(await rehearse(files, sources))).toEqual([[], ['repeated_question']]);
  });

  test('two messages for one day', async () => {
    const [first, ...rest] = sampleRows('401');
    const other = { ...first, Question: 'Look before you ____.', L_TXT00: 'leap' };
    const withMessage = async (message: string | null, day = '20260115') => {
      const rows = [{ ...other, Message_Of_The_Day: message }, ...rest];
      return codesOf(
        await rehearse([sampleFile(NAME), sampleFile(`${day}G-ENG_G0401.xlsx`, rows)], sources),
      )[1];
    };
    expect(await withMessage('Hello!')).toEqual(['message_differs']);
    expect(await withMessage('Good morning!')).toEqual([]);
    expect(await withMessage(null)).toEqual([]);
    expect(await withMessage('Hello!', '20260116')).toEqual([]);
  });

  test('one with errors keeps all from being compared, and is told from the others', async () => {
    const rehearsal = await rehearse([sampleFile(NAME), sampleFile('nonsense.xlsx')], sources);
    expect(rehearsal).toMatchObject({ isClean: false, changes: null });
    expect(rehearsal.files.map(({ puzzle }) => puzzle?.name)).toEqual([NAME, undefined]);
  });
});

test('what would change is asked of the back end, and nothing is written', async () => {
  const publisher = memoryPublisher();
  const sources = { publisher, directory: memoryDirectory(samplePictures('301')) };
  const { changes } = await rehearse([sampleFile(NAME)], sources);
  expect(changes).toMatchObject([{ name: NAME, change: 'new' }]);
  expect([publisher.puzzles.size, publisher.images.size, publisher.originals.size]).toEqual([0, 0, 0]);
});
