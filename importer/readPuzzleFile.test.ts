import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLUMN_NAMES } from './columns.ts';
import { SEVERITIES, type FindingCode } from './finding.ts';
import type { ImageCatalogue } from './imageCatalogue.ts';
import { readPuzzleFile } from './readPuzzleFile.ts';
import {
  DRIVE,
  EVERY_IMAGE,
  sampleBytes,
  sampleImages,
  sampleRows,
  sampleTable,
  type SampleRow,
} from './sampleFile.ts';
import { writeSheet, type CellValue } from './sheet.ts';

const NAME_301 = '20260115G-ENG_G0301.xlsx';
const NAME_303 = '20260115G-ENG_G0303.xlsx';

const read = (rows: readonly SampleRow[], name = NAME_301, images: ImageCatalogue | null = EVERY_IMAGE) =>
  readPuzzleFile(name, writeSheet(sampleTable(rows)), images);
const found = ({ findings }: ReturnType<typeof read>) =>
  findings.map(({ code, cell }) => `${code} ${cell ?? '-'}`);

/** The faultless rows with some cells of some rows changed; rows count from 0. */
function edited(changes: Readonly<Record<number, SampleRow>>, rows = sampleRows()): SampleRow[] {
  return rows.map((row, index) => ({ ...row, ...changes[index] }));
}

describe('a puzzle file without faults', () => {
  test('becomes the puzzle that publishing takes', () => {
    const reading = read(sampleRows());
    expect(reading.findings).toEqual([]);
    expect(reading.puzzle).toEqual({
      name: NAME_301,
      day: '2026-01-15',
      variant: '301',
      gridSize: 3,
      messageOfTheDay: 'Good morning!',
      questions: [
        {
          seq: 1,
          phrase: 'A stitch in time saves ____.',
          leftListing: 'left',
          rightListing: 'right',
          reason: 'People have said so for long.',
          answer: 'nine',
          alternates: [],
          plurals: [],
          isExact: false,
          randomId: 'r1',
          rightImage: 'pack/q1-2.webp',
          cells: Array.from({ length: 9 }, (_, index) => ({
            x: (index % 3) + 1,
            y: Math.floor(index / 3) + 1,
            image: `pack/q1-${index + 1}.webp`,
            alt: `Picture number ${index + 1}`,
          })),
        },
      ],
    });
    expect(reading.images).toHaveLength(9);
  });

  test.each([
    ['301', 1, 9],
    ['303', 3, 9],
    ['401', 1, 16],
    ['404', 4, 16],
  ] as const)('a %s has %i questions of %i pictures', (variant, questionCount, cellCount) => {
    const { puzzle, findings } = read(sampleRows(variant), `20260115G-ENG_G0${variant}.xlsx`);
    expect(findings).toEqual([]);
    expect(puzzle?.questions.map(({ cells }) => cells.length)).toEqual(Array(questionCount).fill(cellCount));
  });

  test('is the same puzzle in every kind of file', () => {
    const [table, xlsx] = [sampleTable(sampleRows()), read(sampleRows()).puzzle];
    for (const [ending, bookType] of [['xls', 'biff8'], ['ods', 'ods'], ['csv', 'csv']] as const) {
      const reading = readPuzzleFile(`20260115G-ENG_G0301.${ending}`, sampleBytes(table, bookType), EVERY_IMAGE);
      expect(reading).toMatchObject({ puzzle: xlsx, findings: [] });
    } // prettier-ignore
  });

  test('may be the demo, which has no day', () => {
    expect(read(sampleRows(), 'DEMOGAMEG-ENG_G0301.xlsx').puzzle).toMatchObject({
      name: 'DEMOGAMEG-ENG_G0301.xlsx',
      day: null,
      variant: '301',
    });
  });

  test('may lie in a folder, here or on Windows', () => {
    expect(read(sampleRows(), `january/${NAME_301}`).puzzle?.name).toBe(NAME_301);
    expect(read(sampleRows(), `C:\\january\\${NAME_301}`).puzzle?.name).toBe(NAME_301);
  });

  test('may have its rows and columns in any order, and headings in any writing', () => {
    const rows = sampleRows().reverse();
    const columns = [...COLUMN_NAMES].reverse();
    const [, ...cells] = sampleTable(rows, columns);
    const headings = columns.map((column) => ` ${column.toLowerCase().replaceAll('_', ' ')} `);
    const message = columns.indexOf('Message_Of_The_Day');
    cells[0]?.splice(message, 1, 'Good morning!');
    const reading = readPuzzleFile(NAME_301, writeSheet([headings, ...cells]), EVERY_IMAGE);
    expect(reading).toMatchObject({ puzzle: read(sampleRows()).puzzle, findings: [] });
  });

  test('may repeat what concerns the whole question on each row, and leave rows empty in between', () => {
    const [first, ...rest] = sampleRows();
    const shared = [
      'Question',
      'L_TXT00',
      'Reason',
      'Grid_Size',
      'R_Drive_Dir_File',
      'Message_Of_The_Day',
    ] as const;
    const repeated = rest.map((row) => ({
      ...Object.fromEntries(shared.map((one) => [one, first?.[one] ?? null])),
      ...row,
    }));
    expect(read([first ?? {}, {}, {}, ...repeated])).toMatchObject({
      puzzle: read(sampleRows()).puzzle,
      findings: [],
    });
  });

  test('may name the right picture by its bare storage path', () => {
    expect(read(edited({ 0: { R_Drive_Dir_File: 'pack/q1-2.webp' } })).puzzle?.questions[0]?.rightImage).toBe(
      'pack/q1-2.webp',
    );
  });

  test('may count X and Y from 0, with a warning', () => {
    const rows = sampleRows().map((row) => ({ ...row, X: Number(row.X) - 1, Y: Number(row.Y) - 1 }));
    const reading = read(rows);
    expect(found(reading)).toEqual(['counted_from_zero M2']);
    expect(reading.puzzle?.questions).toEqual(read(sampleRows()).puzzle?.questions);
  });
});

describe('what is accepted as the answer', () => {
  const questionWith = (row: SampleRow) => read(edited({ 0: row })).puzzle?.questions[0];

  test('alternates and plurals are one value, or several with semicolons between them', () => {
    expect(questionWith({ L_Alt_TXT00: 'IX', L_Plural_TXT00: ' nines ; nine; Nines;' })).toMatchObject({
      alternates: ['IX'],
      plurals: ['nines'],
    });
  });

  test.each([
    [1, true], ['TRUE', true], [true, true], ['Yes', true], ['x', true],
    [0, false], ['false', false], [false, false], ['no', false], [null, false],
  ])('Exact %j means %j', (flag, isExact) => {
    expect(questionWith({ Exact: flag })?.isExact).toBe(isExact);
  }); // prettier-ignore

  test('numbers and odd spaces are read as people see them', () => {
    expect(questionWith({ L_TXT00: 9, L_Alt_TXT00: 'no\u00A0one' })).toMatchObject({
      answer: '9',
      alternates: ['no one'],
    });
  });
});

type Scenario = readonly [
  what: string,
  finding: `${FindingCode} ${string}`,
  rows: SampleRow[],
  name?: string,
];

describe('each fault is found in its place', () => {
  const scenarios: Scenario[] = [
    ['no question at all', 'empty -', []],
    ['a question without its phrase', 'missing_value A2', edited({ 0: { Question: null } })],
    ['a question without an answer', 'missing_value F2', edited({ 0: { L_TXT00: '  ' } })],
    ['a question without a reason', 'missing_value E2', edited({ 0: { Reason: null } })],
    ['two answers for one question', 'contradiction F4', edited({ 2: { L_TXT00: 'ten' } })],
    ['two Random_IDs for one question', 'differing_value L4', edited({ 2: { Random_ID: 'other' } })],
    ['a row that belongs to no question', 'question_seq B4', edited({ 2: { Question_Seq: null } })],
    ['a question number that is none', 'question_seq B4', edited({ 2: { Question_Seq: 'two' } })],
    ['too few questions', 'question_count -', sampleRows('301'), NAME_303],
    ['too many questions', 'question_count -', sampleRows('303'), NAME_301],
    ['numbers that do not begin with 1', 'question_order -', sampleRows().map((row) => ({ ...row, Question_Seq: 7 }))],
    ['the same question twice', 'duplicate_question A11', edited({ 9: { Question: 'a stitch in time saves ____.' } }, sampleRows('303')), NAME_303],
    ['a flag that is none', 'exact_flag I2', edited({ 0: { Exact: 'maybe' } })],
    ['a message below the first row', 'message_ignored P5', edited({ 3: { Message_Of_The_Day: 'Hello' } })],
    ['two answers in one cell', 'several_answers F2', edited({ 0: { L_TXT00: 'nine; nein' } })],
    ['an answer too long to type', 'answer_too_long F2', edited({ 0: { L_TXT00: 'x'.repeat(201) } })],
    ['an alternate too long to type', 'answer_too_long G2', edited({ 0: { L_Alt_TXT00: `IX;${'x'.repeat(201)}` } })],
    ['an answer with a line break', 'invisible_character F2', edited({ 0: { L_TXT00: 'ni\nne' } })],
    ['an answer with an invisible character', 'invisible_character F2', edited({ 0: { L_TXT00: 'ni\u00ADne' } })],
    ['an exact answer that no keyboard types', 'curly_apostrophe F2', edited({ 0: { L_TXT00: 'O’Neill', Exact: 1 } })],
    ['alternates of an exact answer', 'alternates_ignored I2', edited({ 0: { L_Alt_TXT00: 'IX', Exact: 1 } })],
    ['a phrase with its own answer', 'phrase_has_answer A2', edited({ 0: { Question: 'A stitch in time saves nine.' } })],
    ['a control character', 'control_character E2', edited({ 0: { Reason: 'ding\u0007' } })],
    ['half of a character', 'control_character E2', edited({ 0: { Reason: 'ding \uD83D' } })],
    ['a grid of another size', 'grid_size O2', edited({ 0: { Grid_Size: '4x4' } })],
    ['a grid size that is none', 'grid_size O2', edited({ 0: { Grid_Size: 'large' } })],
    ['a place outside of the grid', 'coordinate M4', edited({ 2: { X: 4 } })],
    ['no place', 'coordinate N4', edited({ 2: { Y: null } })],
    ['a place that is no number', 'coordinate M4', edited({ 2: { X: '2nd' } })],
    ['two pictures in one place', 'cell_twice M4', edited({ 2: { X: 2 } })],
    ['a place without a picture', 'cell_missing M2', sampleRows().slice(0, 8)],
    ['a picture twice in a grid', 'duplicate_image K10', edited({ 8: { R_Path_Drive_Folder_File: `${DRIVE}pack/q1-1.webp` } })],
    ['a right picture that is not in the grid', 'right_image J2', edited({ 0: { R_Drive_Dir_File: `${DRIVE}pack/other.webp` } })],
    ['no right picture', 'missing_value J2', edited({ 0: { R_Drive_Dir_File: null } })],
    ['a cell without a picture', 'missing_value K4', edited({ 2: { R_Path_Drive_Folder_File: null } })],
    ['a path without the drive', 'path_too_short K4', edited({ 2: { R_Path_Drive_Folder_File: 'pack/q1-3.webp' } })],
    ['a path that is the drive alone', 'path_too_short K4', edited({ 2: { R_Path_Drive_Folder_File: DRIVE } })],
    ...['../up.webp', 'pack/../up.webp', '/pack/a.webp', 'pack\\a.webp', 'https://example.com/a.webp', 'pack//a.webp',
      './a.webp', 'pack/ a.webp', 'pack/é.webp', 'pack/a%2e.webp', 'pack/a?b.webp', 'pack/a#b.webp', 'pack/a\nb.webp',
    ].map((path): Scenario => [`the path ${path}`, 'unsafe_path K4', edited({ 2: { R_Path_Drive_Folder_File: DRIVE + path } })]),
    ['a file that is no picture', 'not_a_picture K4', edited({ 2: { R_Path_Drive_Folder_File: `${DRIVE}pack/a.pdf` } })],
    ['an answer in the right picture’s name', 'name_gives_answer K3', withRightName('pack/Nine_1.webp')],
    ['an answer in the pictures’ folder', 'name_gives_answer K3', sampleRows().map((row) => inFolder(row, 'nine'))],
    ['an alternate in the right picture’s name', 'name_gives_answer K3', edited({ 0: { L_Alt_TXT00: 'IX' } }, withRightName('pack/q-ix.webp'))],
    ['a name that says it is right', 'name_gives_answer K3', withRightName('pack/q1-correct.webp')],
    ['a name that ends with the answer', 'name_hints_answer K3', withRightName('pack/fifty-ninetynine.webp')],
    ['an answer in the right picture’s Alt text', 'alt_gives_answer K3', edited({ 1: { Alt: 'Nine candles' } })],
    ['a right picture in a folder of its own', 'right_image_stands_out K3', withRightName('right/a.webp')],
    ['a right picture in a format of its own', 'right_image_stands_out K3', withRightName('pack/q1-2.png')],
    ['an Alt text missing among others', 'alt_incomplete K3', edited({ 1: { Alt: null } })],
    ['no Alt texts', 'alt_missing -', sampleRows().map((row) => ({ ...row, Alt: null }))],
    ['an Alt text twice', 'alt_repeated K4', edited({ 2: { Alt: 'picture number 1' } })],
    ['a name that is none', 'file_name -', sampleRows(), 'puzzle.xlsx'],
    ['a day that does not exist', 'file_name -', sampleRows(), '20260230G-ENG_G0301.xlsx'],
    ['a kind of game that does not exist', 'file_name -', sampleRows(), '20260115G-ENG_G0302.xlsx'],
  ]; // prettier-ignore

  const cases = scenarios.map(([what, expected, rows, name]) => ({
    what,
    expected,
    rows,
    name: name ?? NAME_301,
  }));
  test.each(cases)('$what', ({ expected, rows, name }) => {
    const reading = read(rows, name);
    expect(found(reading)).toContain(expected);
    const [code] = expected.split(' ') as [FindingCode];
    // One fault, one finding; only that a place which is taken twice leaves another empty, and so on.
    const companions: Partial<Record<FindingCode, FindingCode>> = {
      cell_twice: 'cell_missing',
      question_seq: 'cell_missing',
    };
    const codes = reading.findings.map((one) => one.code).filter((one) => one !== companions[code]);
    expect(new Set(codes)).toEqual(new Set([code]));
    expect(reading.puzzle === null).toBe(SEVERITIES[code] === 'error');
  });

  /** The right picture of the one question under another path. */
  function withRightName(path: string): SampleRow[] {
    return edited({ 0: { R_Drive_Dir_File: DRIVE + path }, 1: { R_Path_Drive_Folder_File: DRIVE + path } });
  }

  /** A row whose pictures lie in another folder. */
  function inFolder(row: SampleRow, folder: string): SampleRow {
    const moved = (['R_Drive_Dir_File', 'R_Path_Drive_Folder_File'] as const)
      .filter((column) => row[column])
      .map((column) => [column, String(row[column]).replace('pack/', `${folder}/`)]);
    return { ...row, ...(Object.fromEntries(moved) as SampleRow) };
  }

  test('all faults of a file are found at once, in the order of the sheet', () => {
    const rows = edited({ 0: { Exact: 'perhaps', L_TXT00: null }, 3: { X: 9 }, 8: { Alt: null } });
    expect(found(read(rows, 'puzzle.xlsx'))).toEqual([
      'file_name -', 'missing_value F2', 'exact_flag I2', 'coordinate M5', 'alt_incomplete K10',
    ]); // prettier-ignore
  });
});

describe('columns', () => {
  const readTable = (table: CellValue[][]) => readPuzzleFile(NAME_301, writeSheet(table), EVERY_IMAGE);
  const table = sampleTable(sampleRows());
  const renamed = (from: string, to: string | null) => [
    table[0]?.map((name) => (name === from ? to : name)) ?? [],
    ...table.slice(1),
  ];

  test.each(COLUMN_NAMES)('%s is missing', (column) => {
    const { findings, puzzle } = readTable(renamed(column, null));
    const isOptional = [
      'L_Listing',
      'R_Listing',
      'L_Alt_TXT00',
      'L_Plural_TXT00',
      'Exact',
      'Random_ID',
      'Message_Of_The_Day',
      'Alt',
    ].includes(column);
    expect(puzzle !== null).toBe(isOptional);
    const codes = findings.map(({ code }) => code);
    if (column === 'Alt') expect(codes).toEqual(['alt_missing']);
    else expect(codes).toEqual(isOptional ? [] : ['missing_column']);
  });

  test('a heading that is nearly right is asked about', () => {
    const required = readTable(renamed('Question_Seq', 'Qestion Seq')).findings;
    expect(required).toMatchObject([
      {
        code: 'missing_column',
        cell: 'B1',
        sentence: expect.stringContaining('Did you mean Question_Seq') as string,
      },
    ]);
    const optional = readTable(renamed('L_Alt_TXT00', 'L_Alt_TXT0')).findings;
    expect(optional).toMatchObject([
      { code: 'misspelt_column', cell: 'G1', sentence: expect.stringContaining('L_Alt_TXT00') as string },
    ]);
  });

  test('a heading that is there twice, and one that nobody knows', () => {
    expect(readTable(renamed('L_Listing', 'Reason')).findings).toMatchObject([
      { code: 'duplicate_column', cell: 'E1' },
    ]);
    expect(readTable(renamed('L_Listing', 'Notes')).findings).toMatchObject([
      { code: 'unknown_column', cell: 'C1' },
    ]);
  });

  test('a sheet without headings is told which it needs', () => {
    const { findings } = readTable(table.slice(1));
    expect(findings).toMatchObject([
      { code: 'missing_column', sentence: expect.stringContaining('Question, Question_Seq') as string },
    ]);
  });
});

describe('pictures', () => {
  const paths = Array.from({ length: 9 }, (_, index) => `pack/q1-${index + 1}.webp`);

  test('one that does not exist is missing', () => {
    expect(found(read(sampleRows(), NAME_301, sampleImages(paths.slice(0, 8))))).toEqual([
      'image_missing K10',
    ]);
  });

  test('one that is only spelt otherwise is named', () => {
    const { findings } = read(sampleRows(), NAME_301, sampleImages([...paths.slice(0, 8), 'pack/Q1-9.WEBP']));
    expect(findings).toMatchObject([
      { code: 'image_missing', sentence: expect.stringContaining('pack/Q1-9.WEBP') as string },
    ]);
  });

  test('are taken on trust when nobody can look', () => {
    expect(read(sampleRows(), NAME_301, null)).toMatchObject({ findings: [], puzzle: { name: NAME_301 } });
  });
});

describe('a file with one row a question', () => {
  const folder = Array.from({ length: 30 }, (_, index) => `pack/p${index}.webp`);
  const row: SampleRow = {
    ...sampleRows()[0],
    R_Drive_Dir_File: `${DRIVE}pack/p7.webp`,
    R_Path_Drive_Folder_File: `${DRIVE}pack/p7.webp`,
    X: 2,
    Y: 3,
    Alt: null,
  };

  test('gets the other pictures from the same folder', () => {
    const { puzzle, images, findings } = read(
      [row],
      NAME_301,
      sampleImages([...folder, 'other/a.webp', 'pack/notes.txt']),
    );
    expect(findings.map(({ code }) => code)).toEqual(['alt_missing']);
    const cells = puzzle?.questions[0]?.cells ?? [];
    expect(cells[7]).toMatchObject({ x: 2, y: 3, image: 'pack/p7.webp' });
    expect(new Set(images).size).toBe(9);
    expect(images.every((path) => folder.includes(path))).toBe(true);
  });

  test('gets the same ones each time, and others by another Random_ID', () => {
    const cellsBy = (randomId: string) =>
      read([{ ...row, Random_ID: randomId }], NAME_301, sampleImages(folder)).puzzle?.questions[0]?.cells;
    expect(cellsBy('17')).toEqual(cellsBy('17'));
    expect(cellsBy('17')).not.toEqual(cellsBy('18'));
  });

  test('shows Alt texts only when the file knows one for every picture that is drawn', () => {
    const rows = [
      row,
      {
        ...row,
        Question_Seq: 2,
        Question: 'Another ____?',
        R_Drive_Dir_File: `${DRIVE}pack/p1.webp`,
        R_Path_Drive_Folder_File: `${DRIVE}pack/p1.webp`,
        Alt: 'One of many',
      },
      {
        ...row,
        Question_Seq: 3,
        Question: 'A third ____?',
        R_Drive_Dir_File: `${DRIVE}pack/p2.webp`,
        R_Path_Drive_Folder_File: `${DRIVE}pack/p2.webp`,
        Alt: 'Two of many',
      },
    ];
    const { puzzle } = read(rows, NAME_303, sampleImages(folder));
    expect(puzzle?.questions.flatMap(({ cells }) => cells.map(({ alt }) => alt)).join('')).toBe('');
  });

  test.each([
    ['a folder with too few pictures', 'folder_too_small K2', row, sampleImages(folder.slice(0, 8))],
    ['no Random_ID', 'random_id L2', { ...row, Random_ID: null }, sampleImages(folder)],
    ['a folder that nobody can look into', 'folder_unknown K2', row, null],
    [
      'another picture than the right one',
      'right_image J2',
      { ...row, R_Drive_Dir_File: `${DRIVE}pack/p8.webp` },
      sampleImages(folder),
    ],
  ])('%s', (_, expected, only, images) => {
    expect(found(read([only], NAME_301, images))).toContain(expected);
  });
});

test('whatever the cells hold, reading ends with a report', () => {
  const values: CellValue[] = [
    null,
    '',
    ' ',
    0,
    1,
    -1,
    2.5,
    1e300,
    NaN,
    true,
    'x',
    '3x3',
    '0',
    '__proto__',
    'constructor',
    '\uD800',
    '=1/0',
    'a'.repeat(300),
    `${DRIVE}pack/a.webp`,
    '😀',
    '1;2;;',
  ];
  let state = 7;
  const pick = <Value>(list: readonly Value[]) => list[(state = (state * 48271) % 2147483647) % list.length];
  for (let round = 0; round < 300; round += 1) {
    const headings = COLUMN_NAMES.map((name) => (pick([true, true, true, false]) ? name : (pick(values) ?? null)));
    const rows = Array.from({ length: pick([0, 1, 4, 12]) ?? 0 }, () => headings.map(() => pick(values) ?? null));
    const { puzzle, findings } = readPuzzleFile(NAME_303, writeSheet([headings, ...rows]), EVERY_IMAGE);
    expect(puzzle).toBeNull();
    expect(findings.length).toBeGreaterThan(0);
  } // prettier-ignore
});

test('the operators’ guide explains every finding', () => {
  const guide = readFileSync(new URL('../docs/puzzle-files.md', import.meta.url), 'utf8');
  const explained = [...guide.matchAll(/^\| `(\w+)` +\| (error|warning) /gm)].map(([, code, severity]) => [
    code,
    severity,
  ]);
  expect(Object.fromEntries(explained)).toEqual(SEVERITIES);
});
