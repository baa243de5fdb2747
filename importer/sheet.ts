import { CFB, read, utils, write, type CellObject, type WorkBook } from '@e965/xlsx';
import { decodeCsv } from './decodeCsv.ts';
import { finding, WHOLE_FILE, type Finding, type FindingCode } from './finding.ts';
import { extensionOf, kindOf, type SheetExtension } from './sheetKind.ts';
import { unpack } from './unpack.ts';
import { withinTime } from './withinTime.ts';

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Rows below the headings. */
export const MAX_ROWS = 5000;

/** Sheets of the largest size take a few seconds; on some damaged files the library never comes back. */
const PATIENCE = 20_000;

/** A cell that holds something. */
export type SheetCell = {
  /** As people write it: `B3`. */
  readonly address: string;
  readonly row: number;
  readonly column: number;
  /** What it holds; `uncalculated` is a formula without a result. */
  readonly kind: 'text' | 'number' | 'boolean' | 'date' | 'error' | 'uncalculated';
  /** What a person sees in it. */
  readonly text: string;
};

/** The first sheet of a file: its rows that hold something, in order; `name` is null for CSV. */
export type Sheet = { readonly name: string | null; readonly rows: readonly (readonly SheetCell[])[] };

export type SheetReading = { readonly sheet: Sheet | null; readonly findings: readonly Finding[] };

/** What may be written to a cell. */
export type CellValue = string | number | boolean | null;

/** A cell's address as people write it; row and column count from 0. */
export function cellAddress(row: number, column: number): string {
  return utils.encode_cell({ r: row, c: column });
}

/**
 * Reads the first sheet of an xlsx, xls, ods or csv file. Never throws: what is wrong is among the findings, also that
 * reading took more than `patience` milliseconds.
 */
export function readSheet(fileName: string, bytes: Uint8Array, patience = PATIENCE): SheetReading {
  const extension = extensionOf(fileName);
  if (extension === null) {
    return refused(
      'unsupported_format',
      'A puzzle file is an .xlsx, .xls, .ods or .csv file. Save it as one of these.',
    );
  }
  if (bytes.length > MAX_FILE_BYTES) {
    return refused(
      'too_large',
      'The file is larger than 20 MB. Take out pictures and sheets that do not belong to it.',
    );
  }
  if (bytes.length === 0)
    return refused('empty', 'The file is empty. Save it again from the spreadsheet program.');
  try {
    return withinTime(patience, () =>
      extension === 'csv' ? readCsv(bytes) : readWorkbook(extension, bytes),
    );
  } catch (error) {
    return refusedAfter(error);
  }
}

/**
 * Writes rows as the one sheet of an xlsx workbook; the same rows give the same bytes.
 * The sheet's name is made to fit (spec section 9): at most 31 characters, none of : \ / ? * [ ].
 */
export function writeSheet(rows: readonly (readonly CellValue[])[], name = 'Puzzle'): Uint8Array {
  const workbook = utils.book_new();
  const fitting = name
    .replace(/[:\\/?*[\]]/g, '-')
    .slice(0, 31)
    .replace(/^'|'$/g, '-');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows.map((row) => [...row])), fitting || 'Puzzle');
  return new Uint8Array(
    write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  );
}

function readCsv(bytes: Uint8Array): SheetReading {
  if (kindOf(bytes) !== 'text') {
    return refused(
      'wrong_extension',
      'The name ends in .csv but the content is none. Give the file its own ending back.',
    );
  }
  const { text, separator, findings } = decodeCsv(bytes);
  // The first line tells the library the separator, and keeps it from taking the text for another format.
  const workbook = read(`sep=${separator}\n${text}`, { ...OPTIONS, type: 'string', raw: true });
  return firstSheet(workbook, null, findings);
}

function readWorkbook(extension: SheetExtension, bytes: Uint8Array): SheetReading {
  const kind = kindOf(bytes);
  if (kind === 'compound') return readCompound(extension, bytes);
  if (kind !== 'zip') {
    return refused(
      'unreadable',
      `This is no .${extension} file. Open it in a spreadsheet program and save it as .xlsx.`,
    );
  }
  const unpacked = unpack(bytes);
  if (unpacked.kind === 'broken') return refused(...BROKEN);
  if (unpacked.kind === 'too_large') {
    return refused(
      'too_large',
      'The workbook unpacks to far more than a puzzle needs. Copy the rows to a new workbook.',
    );
  }
  const isInside = (pattern: RegExp) => unpacked.names.some((name) => pattern.test(name));
  if (isInside(/vbaProject\.bin$/i) || isInside(/^(Basic|Scripts)\/.+/)) return refused(...MACROS);
  const actual = isInside(/^META-INF\/manifest\.xml$/)
    ? 'ods'
    : isInside(/^xl\/workbook\.xml$/i)
      ? 'xlsx'
      : null;
  if (actual === null) {
    return refused(
      'unsupported_format',
      'This is no spreadsheet that can be read. Save the puzzle as an .xlsx file.',
    );
  }
  if (actual !== extension) return refused(...misnamed(extension, actual));
  return parsed(unpacked.bytes);
}

type Container = { readonly FullPaths: readonly string[] };

// The library has no types for this part of it.
const containers = CFB as {
  read(bytes: Uint8Array, options: { type: 'array' }): Container;
  find(container: Container, name: string): object | null;
};

/** Reads the container of .xls files, which is also what a workbook with a password is wrapped in. */
function readCompound(extension: SheetExtension, bytes: Uint8Array): SheetReading {
  const container = containers.read(bytes, { type: 'array' });
  if (containers.find(container, 'EncryptedPackage')) return refused(...PROTECTED);
  if (container.FullPaths.some((path) => path.includes('_VBA_PROJECT_CUR/'))) return refused(...MACROS);
  if (extension !== 'xls') return refused(...misnamed(extension, 'xls'));
  return parsed(bytes);
}

const OPTIONS = {
  dense: true,
  cellDates: true,
  cellHTML: false,
  // Keeps the cells of formulas that were never calculated.
  sheetStubs: true,
  sheets: 0,
  // The headings, and one row more than allowed.
  sheetRows: MAX_ROWS + 2,
} as const;

function parsed(bytes: Uint8Array): SheetReading {
  const workbook = read(bytes, { ...OPTIONS, type: 'array' });
  return firstSheet(workbook, workbook.SheetNames[0] ?? '', []);
}

function firstSheet(workbook: WorkBook, name: string | null, findings: readonly Finding[]): SheetReading {
  const data = workbook.Sheets[workbook.SheetNames[0] ?? '']?.['!data'] ?? [];
  const filled = filledIn(data)
    .map(([row, cells]) => filledIn(cells).flatMap(([column, cell]) => sheetCell(cell, row, column) ?? []))
    .filter((cells) => cells.length > 0);
  const place = { sheet: name, cell: null };
  if (filled.length === 0) {
    const sentence =
      'The first sheet is empty. Put the puzzle on the first sheet, with its headings in the first row.';
    return { sheet: null, findings: [...findings, finding('empty', place, sentence)] };
  }
  if ((filled.at(-1)?.[0]?.row ?? 0) > MAX_ROWS) {
    const sentence = `The sheet has more than ${MAX_ROWS} rows. Delete what lies below the puzzle, or split the file.`;
    return { sheet: null, findings: [...findings, finding('too_many_rows', place, sentence)] };
  }
  return { sheet: { name, rows: filled }, findings };
}

/** The filled places of a list with gaps; a damaged file can have gaps that would take hours to walk through. */
function filledIn<Item>(list: readonly (Item | undefined)[]): [number, Item][] {
  return Object.entries(list).flatMap(([index, item]) => (item === undefined ? [] : [[Number(index), item]]));
}

function sheetCell(cell: CellObject, row: number, column: number): SheetCell | null {
  const at = { address: cellAddress(row, column), row, column };
  // OpenDocument cells without a value have null, whatever the types say.
  const hasValue = (cell.v ?? null) !== null;
  if (cell.t === 'e') return { ...at, kind: 'error', text: cell.w ?? '#ERROR' };
  if (!hasValue || cell.t === 'z') return cell.f ? { ...at, kind: 'uncalculated', text: '' } : null;
  // Programs show long numbers as 1.2E+13, which is nobody's Random_ID.
  const isShortened = cell.t === 'n' && /\dE\+/.test(cell.w ?? '');
  const text = cell.t === 's' || isShortened ? String(cell.v) : (cell.w ?? String(cell.v));
  if (text.trim() === '') return null;
  const kind = ({ b: 'boolean', n: 'number', d: 'date', s: 'text' } as const)[cell.t];
  return { ...at, kind, text };
}

type Refusal = readonly [code: FindingCode, sentence: string];

const PROTECTED: Refusal = [
  'password_protected',
  'File is password-protected. Open it, take the password off and save it again.',
];
const MACROS: Refusal = [
  'macros',
  'The file contains macros. Save it without them, as a plain .xlsx workbook.',
];
const BROKEN: Refusal = [
  'unreadable',
  'The file is damaged or was cut off. Copy or save it again from the original.',
];

function misnamed(extension: string, actual: string): Refusal {
  return [
    'wrong_extension',
    `The name ends in .${extension} but the content is .${actual}. Rename it to end in .${actual}.`,
  ];
}

function refused(...[code, sentence]: Refusal): SheetReading {
  return { sheet: null, findings: [finding(code, WHOLE_FILE, sentence)] };
}

/** The library throws plain errors, and sometimes trips over bytes that are no workbook at all. */
function refusedAfter(error: unknown): SheetReading {
  const message = error instanceof Error ? error.message : String(error);
  return refused(...(/password|encrypt/i.test(message) ? PROTECTED : BROKEN));
}
