import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture, sampleFile, samplePictures, sampleRows } from '../importer/sampleFile.ts';
import { createTestGateway, TEST_URL, type TestGateway } from '../testing/gateway.ts';
import { puzzleName } from '../game/puzzleName.ts';
import { actors, day } from '../testing/actors.ts';
import { createBackend } from './backend.ts';
import { importCommand } from './import.ts';

// On the real back end: what one test publishes, the next finds. Each has puzzles of its own.

let site: TestGateway;
let folder: string;
beforeAll(async () => {
  site = await createTestGateway();
  folder = await mkdtemp(join(tmpdir(), 'twofold-import-'));
  for (const [path, bytes] of samplePictures('404')) await put(join('pictures', path), bytes);
});
afterAll(async () => {
  await site.drop();
  await rm(folder, { recursive: true });
});

async function put(path: string, content: Uint8Array): Promise<string> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
  return join(folder, path);
}

async function run(args: string[], { isTerminal = false, key = site.serviceKey } = {}) {
  const lines: string[] = [];
  const backend = createBackend({
    url: TEST_URL,
    serviceKey: key,
    fetch: (input, init) => site.fetch(input, init),
  });
  const code = await importCommand(args, { backend, out: (line) => void lines.push(line), isTerminal });
  return { code, lines };
}

const imagesFrom = () => ['--images', join(folder, 'pictures')];

test('files are published with their pictures, and again change nothing', async () => {
  const files = [
    await put('20260101G-ENG_G0404.xlsx', sampleFile('20260101G-ENG_G0404.xlsx').bytes),
    await put('20260102G-ENG_G0301.csv', sampleFile('20260102G-ENG_G0301.csv', sampleRows('301').map((row) => ({ ...row, Question: row.Question ? 'Other?' : null }))).bytes),
  ]; // prettier-ignore
  const first = await run([...files, ...imagesFrom()]);
  expect(first).toEqual({
    code: 0,
    lines: [
      '20260101G-ENG_G0404.xlsx: nothing to mend',
      '20260102G-ENG_G0301.csv: nothing to mend',
      '2 files: 0 errors, 0 warnings.',
      'Uploading pictures: 64 of 64',
      '20260101G-ENG_G0404.xlsx: new',
      '20260102G-ENG_G0301.xlsx: new',
      'Published. 64 pictures uploaded.',
    ],
  });

  const service = site.client('service');
  const picturesNow = async () => (await service.storage.from('images').list('pack', { limit: 1000 })).data;
  const before = await picturesNow();
  expect(before).toHaveLength(64);
  expect(before?.[0]?.metadata).toMatchObject({ mimetype: 'image/webp' });
  const served = await site.fetch('/storage/v1/object/public/images/pack/q1-1.webp');
  expect(served.headers.get('cache-control')).toContain('max-age=2419200');

  const second = await run([...files, ...imagesFrom()]);
  expect(second.code).toBe(0);
  expect(second.lines.slice(-2)).toEqual(['2 puzzles unchanged.', 'Nothing had to be done.']);
  expect(await picturesNow()).toEqual(before);

  const { data: originals } = await service.storage.from('puzzles').list();
  expect(originals?.map(({ name }) => name)).toEqual(['20260101G-ENG_G0404.xlsx', '20260102G-ENG_G0301.csv']);
});

test('one fault in one file, and nothing at all is published', async () => {
  const files = [
    await put('20260103G-ENG_G0301.xlsx', sampleFile('20260103G-ENG_G0301.xlsx').bytes),
    await put(
      '20260104G-ENG_G0301.xlsx',
      sampleFile('20260104G-ENG_G0301.xlsx', sampleRows().slice(1)).bytes,
    ),
  ];
  const { code, lines } = await run([...files, ...imagesFrom()]);
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe('Nothing was published.');
  const { rows } = await site.admin.query(
    "select name from private.puzzles where day in ('2026-01-03', '2026-01-04')",
  );
  expect(rows).toEqual([]);
});

test('a change is shown; one of a played puzzle needs --force, and judges its scores again', async () => {
  const name = puzzleName(day(), '301');
  const path = await put(name, sampleFile(name).bytes);
  await run([path, ...imagesFrom()]);
  const player = await actors(site).player();
  const answer = {
    puzzle_name: name,
    question_seq: 1,
    text_entered: 'nine',
    image_selected: 'pack/q1-2.webp',
  };
  expect(await player.rpc('answer_question', answer)).toMatchObject({ outcome: 'scored', textScore: 1000 });
  await put(
    name,
    sampleFile(
      name,
      sampleRows().map((row) => ({ ...row, L_TXT00: row.L_TXT00 ? 'IX' : null })),
    ).bytes,
  );

  const refused = await run([path, ...imagesFrom()]);
  expect(refused.code).toBe(1);
  expect(refused.lines.slice(-4)).toEqual([
    `${name}: changed, has been played, 1 score judged again`,
    '  question 1, answer: "nine" -> "IX"',
    `Nothing was published: ${name} has been played and would change.`,
    'Publish it all the same with --force; the answers given so far are judged again.',
  ]);

  const forced = await run([path, ...imagesFrom(), '--force']);
  expect(forced.code).toBe(0);
  expect(forced.lines.slice(-3)).toEqual([
    `${name}: changed, has been played, 1 score judged again`,
    '  question 1, answer: "nine" -> "IX"',
    'Published. 0 pictures uploaded.',
  ]);
  const { rows } = await site.admin.query('select text_score from public.scores where puzzle_type = $1', [
    name,
  ]);
  expect(rows).toEqual([{ text_score: 0 }]);
});

test('a picture that the bucket has otherwise is replaced by force only', async () => {
  const name = '20260106G-ENG_G0301.xlsx';
  const path = await put(name, sampleFile(name).bytes);
  await run([path, ...imagesFrom()]);
  await put('pictures/pack/q1-3.webp', picture('png', 500));
  const refused = await run([path, ...imagesFrom()]);
  expect(refused.code).toBe(1);
  expect(refused.lines.join('\n')).toContain(
    'The server has another picture under the name "pack/q1-3.webp"',
  );
  expect((await run([path, ...imagesFrom(), '--force'])).lines.at(-1)).toBe('Published. 1 picture uploaded.');
  const served = await site.fetch('/storage/v1/object/public/images/pack/q1-3.webp');
  expect(served.headers.get('content-type')).toBe('image/png');
});

test('pictures in the bucket need no folder', async () => {
  const name = '20260107G-ENG_G0301.xlsx';
  const path = await put(name, sampleFile(name).bytes);
  expect(await run([path])).toMatchObject({ code: 0 });
});

test('without the service key nothing is published and nothing left behind', async () => {
  const name = '20260108G-ENG_G0401.xlsx';
  const path = await put(name, sampleFile(name).bytes);
  const { code, lines } = await run([path, ...imagesFrom()], { key: site.anonKey });
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe('Nothing was published.');
});

test('on a terminal the count of pictures stays in its line', async () => {
  const name = '20260109G-ENG_G0301.xlsx';
  const rows = sampleRows().map((row) => movedTo(row, 'other'));
  const path = await put(name, sampleFile(name, rows).bytes);
  for (const [image, bytes] of samplePictures('301'))
    await put(join('pictures', image.replace('pack', 'other')), bytes);
  const { lines } = await run([path, ...imagesFrom()], { isTerminal: true });
  const counting = lines.filter((line) => line.includes('Uploading pictures'));
  expect(counting[0]).toBe('Uploading pictures: 1 of 9');
  expect(counting.slice(1).every((line) => line.startsWith('\u001b[1A\u001b[2K'))).toBe(true);
});

test('a command line that is not understood publishes nothing', async () => {
  expect((await run([])).code).toBe(2);
  expect((await run(['--images'])).code).toBe(2);
  const lines: string[] = [];
  const alone = { backend: null, out: (line: string) => void lines.push(line), isTerminal: false };
  expect(await importCommand(['x.xlsx'], alone)).toBe(2);
});

function movedTo<Row extends { R_Drive_Dir_File?: unknown; R_Path_Drive_Folder_File?: unknown }>(
  row: Row,
  name: string,
): Row {
  const moved = (value: unknown) => (typeof value === 'string' ? value.replace('pack/', `${name}/`) : null);
  return {
    ...row,
    R_Drive_Dir_File: moved(row.R_Drive_Dir_File),
    R_Path_Drive_Folder_File: moved(row.R_Path_Drive_Folder_File),
  };
}
