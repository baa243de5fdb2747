import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryPublisher } from '../importer/memoryPublisher.ts';
import { PublisherError, type Publisher } from '../importer/publisher.ts';
import { sampleFile, samplePictures, sampleRows } from '../importer/sampleFile.ts';
import { checkCommand } from './check.ts';

const NAME = '20260115G-ENG_G0301.xlsx';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twofold-check-'));
  for (const [path, bytes] of samplePictures('301')) await put(join('pictures', path), bytes);
  await put(NAME, sampleFile(NAME).bytes);
});
afterEach(async () => rm(folder, { recursive: true }));

async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

/** Runs the command as a shell in the folder would, and returns its exit code and lines. */
async function check(args: string[], backend: Publisher | null = null) {
  const lines: string[] = [];
  const inFolder = args.map((arg) => (arg.startsWith('--') ? arg : join(folder, arg)));
  const code = await checkCommand(inFolder, {
    backend,
    out: (line) => void lines.push(line),
    isTerminal: false,
  });
  return { code, lines };
}

test('files without faults', async () => {
  expect(await check([NAME, '--images', 'pictures'])).toEqual({
    code: 0,
    lines: [`${NAME}: nothing to mend`, '1 file: 0 errors, 0 warnings.'],
  });
});

test('every fault has its line: place, severity, sentence', async () => {
  await put(
    NAME,
    sampleFile(
      NAME,
      sampleRows().map((row, index) => (index === 2 ? { ...row, X: 9, Alt: null } : row)),
    ).bytes,
  );
  const { code, lines } = await check([NAME, '--images', 'pictures']);
  expect(code).toBe(1);
  expect(lines[0]).toBe(NAME);
  expect(lines[1]).toMatch(/^ {2}Puzzle!M4 {2}error {4}X says where/);
  expect(lines.at(-1)).toBe('1 file: 1 error, 0 warnings.');
});

test('warnings alone do not fail', async () => {
  const { code, lines } = await check([NAME]);
  expect(code).toBe(0);
  expect(lines[1]).toMatch(/^ {2}\(file\) {2}warning {2}Whether the pictures exist was not checked/);
});

test('a folder stands for its puzzle files; others are left alone, and nothing below it is looked at', async () => {
  await put('notes.txt', 'x');
  await put('~$lock.xlsx', 'x');
  await put('.hidden.xlsx', 'x');
  await put('nonsense.csv', 'a,b\n');
  const { code, lines } = await check(['.']);
  expect(code).toBe(1);
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
    NAME,
    'nonsense.csv',
    `${join(folder, 'notes.txt')}: not a puzzle file, left alone`,
    '2 files: 2 errors, 1 warning.',
  ]);
});

test('what is named but not there fails', async () => {
  const { code, lines } = await check([NAME, 'missing.xlsx', '--images', 'pictures']);
  expect(code).toBe(1);
  expect(lines).toContain(`${join(folder, 'missing.xlsx')}: there is no such file`);
});

test('where there are no puzzle files, nothing is said of publishing', async () => {
  const { code, lines } = await check(['missing.xlsx'], memoryPublisher());
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe('There are no puzzle files to check.');
});

describe('a command line that is not understood', () => {
  test.each([
    [[], 'Name the puzzle files'],
    [[NAME, '--image', 'pictures'], "Unknown option '--image'"],
    [[NAME, '--force'], "Unknown option '--force'"],
    [[NAME, '--images', 'nowhere'], 'There is no folder'],
    [[NAME, '--images'], 'argument missing'],
  ])('%j', async (args, message) => {
    const { code, lines } = await check(args);
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain(message);
    expect(lines.join('\n')).toContain('Usage: twofold check FILES [--images DIR]');
  });
});

describe('with a server', () => {
  test('it says what publishing would do', async () => {
    const publisher = memoryPublisher();
    const { code, lines } = await check([NAME, '--images', 'pictures'], publisher);
    expect(code).toBe(0);
    expect(lines.slice(-2)).toEqual(['Publishing would do this:', `${NAME}: new`]);
    expect(publisher.puzzles.size).toBe(0);
  });

  test('and without --images, pictures that are missing bring --images to mind', async () => {
    const missing = (lines: string[]) => lines.filter((line) => line.includes('--images DIR'));
    expect(missing((await check([NAME], memoryPublisher())).lines)).toHaveLength(1);
    await rm(join(folder, 'pictures'), { recursive: true });
    await mkdir(join(folder, 'pictures'));
    expect(missing((await check([NAME, '--images', 'pictures'], memoryPublisher())).lines)).toEqual([]);
  });

  test('that does not answer, the files are checked all the same', async () => {
    const silent = async () => Promise.reject(new PublisherError('fetch failed'));
    const backend = { ...memoryPublisher(), listFolder: silent };
    const { code, lines } = await check([NAME, '--images', 'pictures'], backend);
    expect(code).toBe(0);
    expect(lines[0]).toBe('The server did not answer (fetch failed); the files are checked without it.');
    expect(lines[1]).toBe(`${NAME}: nothing to mend`);
  });
});

test('a file cannot send commands to the terminal', async () => {
  await put(
    NAME,
    sampleFile(
      NAME,
      sampleRows().map((row) => ({ ...row, Grid_Size: '\u001b[2J3x\u202e3' })),
    ).bytes,
  );
  const { lines } = await check([NAME]);
  expect(lines.join('\n')).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u);
});
