import { readFileSync } from 'node:fs';
import { CFB } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { sampleBytes } from './sampleFile.ts';
import { MAX_FILE_BYTES, MAX_ROWS, readSheet, writeSheet } from './sheet.ts';

type Stream = { content: Uint8Array; size: number };

// The library has no types for this part of it.
const containers = CFB as {
  read(bytes: Uint8Array, options: { type: 'array' }): object;
  find(container: object, name: string): Stream;
  write(container: object, options: { type: 'array' }): ArrayBuffer;
};

const TABLE = [
  ['Question', 'Number', 'Flag'],
  ['Été “naïve”, 日本 and\na second line', 12, true],
  [null, 'alone', null],
];

const textsIn = (fileName: string, bytes: Uint8Array) =>
  readSheet(fileName, bytes).sheet?.rows.map((row) => row.map(({ address, text }) => [address, text]));
const codesOf = (fileName: string, bytes: Uint8Array) =>
  readSheet(fileName, bytes).findings.map(({ code }) => code);
const text = (content: string) => new TextEncoder().encode(content);

describe('the four kinds of file say the same', () => {
  const said = [
    [['A1', 'Question'], ['B1', 'Number'], ['C1', 'Flag']],
    [['A2', 'Été “naïve”, 日本 and\na second line'], ['B2', '12'], ['C2', 'TRUE']],
    [['B3', 'alone']],
  ]; // prettier-ignore
  test.each([
    ['xlsx', 'xlsx'],
    ['xls', 'biff8'],
    ['ods', 'ods'],
    ['csv', 'csv'],
  ] as const)('%s', (extension, bookType) => {
    expect(textsIn(`puzzle.${extension}`, sampleBytes(TABLE, bookType))).toEqual(said);
  });

  test('the ending may be in capitals', () => {
    expect(textsIn('PUZZLE.XLSX', sampleBytes(TABLE, 'xlsx'))).toEqual(said);
  });
});

describe('CSV', () => {
  test.each([
    ['commas', 'Question,Alt\n"a, b",c\n'],
    ['semicolons, with commas in the text', 'Question;Alt\n"a, b";c\n'],
    ['tabs', 'Question\tAlt\na, b\tc\n'],
    ['Excel’s own announcement of the separator', 'sep=;\r\nQuestion;Alt\r\na, b;c\r\n'],
    ['a byte order mark', '\uFEFFQuestion,Alt\n"a, b",c'],
  ])('%s', (_, content) => {
    const texts = textsIn('puzzle.csv', text(content));
    expect(texts?.map((row) => row.map(([, said]) => said))).toEqual([['Question', 'Alt'], ['a, b', 'c']]); // prettier-ignore
  });

  test('quotation marks and line breaks inside a cell', () => {
    const content = 'Question,Alt\r\n"He said ""no""\r\nand left",x\r\n';
    expect(textsIn('p.csv', text(content))?.[1]).toEqual([
      ['A2', 'He said "no"\r\nand left'],
      ['B2', 'x'],
    ]);
  });

  test('text that looks like a number, a date or a formula stays as it was typed', () => {
    const texts = textsIn('p.csv', text('a,b,c,d\n007,1/2,=1+1,1e5\n'));
    expect(texts?.[1]?.map(([, said]) => said)).toEqual(['007', '1/2', '=1+1', '1e5']);
  });

  test('a first heading that other formats begin with is a heading', () => {
    for (const heading of ['ID', 'TABLE', '<b>', 'PK']) {
      expect(textsIn('p.csv', text(`${heading},b\n1,2\n`))?.[0]?.[0]).toEqual(['A1', heading]);
    }
  });

  test('UTF-16 is read, as Excel’s Unicode text is', () => {
    const content = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Été\tb\n', 'utf16le')]);
    expect(textsIn('p.csv', content)?.[0]?.[0]).toEqual(['A1', 'Été']);
  });

  test('Windows-1252 is read, with a warning', () => {
    const { sheet, findings } = readSheet('p.csv', Buffer.from('\xc9t\xe9,b\n', 'latin1'));
    expect(sheet?.rows[0]?.[0]?.text).toBe('Été');
    expect(findings).toMatchObject([{ code: 'encoding', severity: 'warning' }]);
  });
});

describe('files that cannot be read say why', () => {
  const xlsx = sampleBytes(TABLE, 'xlsx');

  test('a password', () => {
    expect(readSheet('p.xlsx', encryptedWorkbook()).findings).toMatchObject([
      {
        code: 'password_protected',
        sentence: expect.stringMatching(/^File is password-protected/) as string,
      },
    ]);
    expect(codesOf('p.xls', encryptedWorkbook())).toEqual(['password_protected']);
    expect(codesOf('p.xls', encryptedXls())).toEqual(['password_protected']);
    expect(codesOf('p.ods', encryptedOds())).toEqual(['password_protected']);
  });

  test.each([
    ['no ending', 'puzzle', xlsx, 'unsupported_format'],
    ['another ending', 'puzzle.pdf', xlsx, 'unsupported_format'],
    ['an ending that names something inherited', 'puzzle.constructor', xlsx, 'unsupported_format'],
    ['nothing inside', 'p.xlsx', new Uint8Array(), 'empty'],
    ['a sheet with nothing on it', 'p.xlsx', writeSheet([[]]), 'empty'],
    ['only spaces', 'p.csv', text('  \n \n'), 'empty'],
    ['too many bytes', 'p.csv', new Uint8Array(MAX_FILE_BYTES + 1).fill(65), 'too_large'],
    ['an xlsx called xls', 'p.xls', xlsx, 'wrong_extension'],
    ['an xlsx called csv', 'p.csv', xlsx, 'wrong_extension'],
    ['an ods called xlsx', 'p.xlsx', sampleBytes(TABLE, 'ods'), 'wrong_extension'],
    ['an xls called xlsx', 'p.xlsx', sampleBytes(TABLE, 'biff8'), 'wrong_extension'],
    ['a binary workbook', 'p.xlsx', sampleBytes(TABLE, 'xlsb'), 'unsupported_format'],
    [
      'a web page called xls',
      'p.xls',
      text('<html><table><tr><td>Question</td></tr></table></html>'),
      'unreadable',
    ],
    ['half of a workbook', 'p.xlsx', xlsx.subarray(0, xlsx.length / 2), 'unreadable'],
    ['half of an old workbook', 'p.xls', sampleBytes(TABLE, 'biff8').subarray(0, 700), 'unreadable'],
    ['a program', 'p.csv', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), 'wrong_extension'],
    ['macros', 'p.xlsx', withPart(xlsx, 'xl/vbaProject.bin', 'x'), 'macros'],
  ] as const)('%s', (_, fileName, bytes, code) => {
    expect(codesOf(fileName, bytes)).toEqual([code]);
  });

  test('more rows than a puzzle can have', () => {
    const rows = Array.from({ length: MAX_ROWS + 2 }, (_, index) => [index]);
    expect(codesOf('p.xlsx', writeSheet(rows))).toEqual(['too_many_rows']);
    expect(codesOf('p.csv', sampleBytes(rows, 'csv'))).toEqual(['too_many_rows']);
    expect(codesOf('p.xlsx', writeSheet(rows.slice(1)))).toEqual([]);
  });

  test('a damaged workbook on which the library never comes back', () => {
    const endless = readFileSync(new URL('./samples/endless.xls', import.meta.url));
    expect(readSheet('p.xls', new Uint8Array(endless), 500).findings).toMatchObject([{ code: 'unreadable' }]);
  });

  test('damaged addresses far outside of any sheet', () => {
    const zip = sampleBytes(TABLE, 'xlsx');
    const astray = (from: string, to: string) => {
      const xml = partOf(zip, 'xl/worksheets/sheet1.xml');
      expect(xml).toContain(from);
      return withPart(zip, 'xl/worksheets/sheet1.xml', xml.replace(from, to));
    };
    expect(textsIn('p.xlsx', astray('r="C1"', 'r="ZZZZZZ1"'))?.[0]).toHaveLength(3);
    expect(codesOf('p.xlsx', astray('r="B3"', 'r="B2000000000"'))).toEqual(['too_many_rows']);
  });
});

describe('files that are larger inside than outside are not unpacked', () => {
  const bomb = new Uint8Array(65 * 1024 * 1024);

  test('when they say so', () => {
    expect(codesOf('p.xlsx', withPart(sampleBytes(TABLE, 'xlsx'), 'xl/worksheets/sheet9.xml', bomb))).toEqual(
      ['too_large'],
    );
  });

  test('when they lie about it', () => {
    const zip = withPart(sampleBytes(TABLE, 'xlsx'), 'xl/worksheets/sheet1.xml', bomb);
    // Cut off at the thousand bytes that it says it has, all of them nothing.
    expect(codesOf('p.xlsx', withDeclaredSize(zip, bomb.length, 1000))).toEqual(['empty']);
  });

  test('when a picture is in them, it is left packed', () => {
    expect(codesOf('p.xlsx', withPart(sampleBytes(TABLE, 'xlsx'), 'xl/media/image1.png', bomb))).toEqual([]);
  });

  test.each([
    ['a cell', '<table:table-cell', '<table:table-cell table:number-columns-repeated="9999999"'],
    [
      'a cell, in other words',
      '<table:table-cell',
      "<t:table-cell x='>' t:number-columns-repeated='9999999'",
    ],
    ['a row', '<table:table-row', '<table:table-row table:number-rows-repeated="9999999"'],
    [
      'a covered cell',
      '</table:table-row>',
      '<table:covered-table-cell table:number-columns-repeated="9999999"/></table:table-row>',
    ],
  ])('when an OpenDocument file repeats %s without end', (_, from, to) => {
    const ods = sampleBytes([['Question'], ['x']], 'ods');
    const content = partOf(ods, 'content.xml');
    expect(content).toContain(from);
    expect(codesOf('p.ods', withPart(ods, 'content.xml', content.replaceAll(from, to)))).toEqual([
      'too_large',
    ]);
  });
});

test('long numbers are not shortened', () => {
  expect(textsIn('p.xlsx', writeSheet([[12345678901234]]))).toEqual([[['A1', '12345678901234']]]);
});

test('cells tell what they hold', () => {
  const sheet =
    '<row r="2"><c r="A2"><f>1+1</f></c><c r="B2" t="e"><f>NA()</f><v>#N/A</v></c></row></sheetData>';
  const dated = sampleBytes([['a', 'b', 'c'], []], 'xlsx');
  const xml = partOf(dated, 'xl/worksheets/sheet1.xml');
  const edited = withPart(dated, 'xl/worksheets/sheet1.xml', xml.replace('</sheetData>', sheet));
  expect(readSheet('p.xlsx', edited).sheet?.rows[1]).toMatchObject([
    { address: 'A2', kind: 'uncalculated', text: '' },
    { address: 'B2', kind: 'error', text: '#N/A' },
  ]);
  const holding = [['a'], [new Date(Date.UTC(2026, 4, 4)) as never]];
  expect(readSheet('p.xlsx', sampleBytes(holding, 'xlsx')).sheet?.rows[1]).toMatchObject([{ kind: 'date' }]);
  expect(readSheet('p.ods', sampleBytes(holding, 'ods')).sheet?.rows[1]).toMatchObject([{ kind: 'date' }]);
});

describe('writing', () => {
  test('what is written is read again, formulas and numbers in text included', () => {
    const rows = [['=1+1', '007', 7, true, null, 'x']];
    expect(textsIn('p.xlsx', writeSheet(rows))).toEqual([
      [['A1', '=1+1'], ['B1', '007'], ['C1', '7'], ['D1', 'TRUE'], ['F1', 'x']],
    ]); // prettier-ignore
  });

  test('the same rows give the same bytes', () => {
    expect(writeSheet(TABLE)).toEqual(writeSheet(TABLE.map((row) => [...row])));
  });

  test.each([
    ['a:b\\c/d?e*f[g]h', 'a-b-c-d-e-f-g-h'],
    ['x'.repeat(40), 'x'.repeat(31)],
    ["'quoted'", '-quoted-'],
    ['', 'Puzzle'],
  ])('a sheet called %j is called %j', (asked, given) => {
    expect(readSheet('p.xlsx', writeSheet([['x']], asked)).sheet?.name).toBe(given);
  });
});

test('whatever the bytes are, reading ends with a report', () => {
  // The library remarks on records that it does not know.
  vi.spyOn(console, 'error').mockReturnValue();
  const random = randomNumbers(20261121);
  const whole = (['xlsx', 'biff8', 'ods', 'csv'] as const).map((kind) => sampleBytes(TABLE, kind));
  for (let round = 0; round < 200; round += 1) {
    const original = whole[round % 4] ?? new Uint8Array();
    const damaged =
      round % 8 < 4 ? original.slice() : original.slice(0, Math.floor(random() * original.length));
    for (let hit = 0; hit < 8; hit += 1)
      damaged[Math.floor(random() * damaged.length)] = Math.floor(random() * 256);
    const noise = Uint8Array.from({ length: 64 }, () => Math.floor(random() * 256));
    for (const bytes of [damaged, noise]) {
      for (const extension of ['xlsx', 'xls', 'ods', 'csv']) {
        const { sheet, findings } = readSheet(`p.${extension}`, bytes);
        expect(sheet !== null || findings.length > 0).toBe(true);
      }
    }
  }
});

/** A workbook that was saved with the password `secret`. */
function encryptedWorkbook(): Uint8Array {
  return new Uint8Array(readFileSync(new URL('./samples/withPassword.xlsx', import.meta.url)));
}

/** An .xls workbook that says it is encrypted: the record FilePass after the first one ([MS-XLS] 2.4.117). */
function encryptedXls(): Uint8Array {
  const container = containers.read(sampleBytes(TABLE, 'biff8'), { type: 'array' });
  const stream = containers.find(container, 'Workbook');
  const records = Buffer.from(stream.content);
  const firstEnd = 4 + records.readUInt16LE(2);
  const filePass = Buffer.from([0x2f, 0, 54, 0, 1, 0, 1, 0, 1, 0, ...Array<number>(48).fill(7)]);
  stream.content = Buffer.concat([records.subarray(0, firstEnd), filePass, records.subarray(firstEnd)]);
  stream.size = stream.content.length;
  return new Uint8Array(containers.write(container, { type: 'array' }));
}

/** What LibreOffice writes with a password. */
function encryptedOds(): Uint8Array {
  const manifest =
    '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
  return withPart(sampleBytes(TABLE, 'ods'), 'META-INF/manifest.xml', manifest);
}

function partOf(zip: Uint8Array, name: string): string {
  return strFromU8(unzipSync(zip)[name] ?? new Uint8Array());
}

function withPart(zip: Uint8Array, name: string, content: string | Uint8Array): Uint8Array {
  return zipSync(
    { ...unzipSync(zip), [name]: typeof content === 'string' ? strToU8(content) : content },
    { level: 1 },
  );
}

/** The archive with another unpacked size written down where `actual` was. */
function withDeclaredSize(zip: Uint8Array, actual: number, declared: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 4 <= zip.length; at += 1) {
    if (view.getUint32(at, true) === actual) view.setUint32(at, declared, true);
  }
  return zip;
}

/** Numbers from 0 to 1 that are the same at each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
