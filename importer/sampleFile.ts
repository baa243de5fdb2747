import { utils, write, type BookType } from '@e965/xlsx';
import { COLUMN_NAMES, type Column } from './columns.ts';
import { VARIANTS, type Variant } from '../game/variants.ts';
import type { ImageCatalogue } from './imageCatalogue.ts';
import { folderOf } from './imagePath.ts';
import type { PuzzleFile } from './rehearse.ts';
import type { CellValue } from './sheet.ts';
import type { ImageDirectory } from './sources.ts';

/** A row of a puzzle file, for tests; columns that are left out are empty. */
export type SampleRow = Partial<Record<Column, CellValue>>;

/** 45 characters, as operators' paths begin (spec section 3). */
export const DRIVE = 'G:/My Drive/Twofold/Pictures for the puzzles/';

const PHRASES = [
  'A stitch in time saves ____.',
  'The early bird catches the ____.',
  'Don’t rock the ____.',
  'Hit the ____.',
];
const ANSWERS = ['nine', 'worm', 'boat', 'road'];

/** The rows of a puzzle file without faults: the right picture of question n is `pack/q<n>-2.webp`, in column 2 of row 1. */
export function sampleRows(variant: Variant = '301'): SampleRow[] {
  const size = Number(variant[0]);
  return Array.from({ length: Number(variant[2]) }, (_, question) => question).flatMap((question) =>
    Array.from({ length: size * size }, (_, cell): SampleRow => {
      const path = (index: number) => `${DRIVE}pack/q${question + 1}-${index + 1}.webp`;
      const own = {
        X: (cell % size) + 1,
        Y: Math.floor(cell / size) + 1,
        R_Path_Drive_Folder_File: path(cell),
      };
      const shared = { Question_Seq: question + 1, Alt: `Picture number ${cell + 1}` };
      if (cell > 0) return { ...shared, ...own };
      return {
        ...shared,
        ...own,
        Question: PHRASES[question] ?? '',
        L_TXT00: ANSWERS[question] ?? '',
        L_Listing: 'left',
        R_Listing: 'right',
        Reason: 'People have said so for long.',
        R_Drive_Dir_File: path(1),
        Random_ID: `r${question + 1}`,
        Grid_Size: `${size}x${size}`,
        ...(question === 0 ? { Message_Of_The_Day: 'Good morning!' } : {}),
      };
    }),
  );
}

/** The rows with headings, as a sheet holds them. */
export function sampleTable(
  rows: readonly SampleRow[],
  columns: readonly Column[] = COLUMN_NAMES,
): CellValue[][] {
  return [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? null))];
}

/** A table as a file of any kind that a spreadsheet program writes. */
export function sampleBytes(table: readonly (readonly CellValue[])[], bookType: BookType): Uint8Array {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(table.map((row) => [...row])), 'Puzzle');
  return new Uint8Array(write(workbook, { type: 'array', bookType }) as ArrayBuffer);
}

/** Pictures by their paths. */
export function sampleImages(paths: readonly string[]): ImageCatalogue {
  return {
    imageExists: (path) => paths.includes(path),
    folderImages: (folder) => paths.filter((path) => folderOf(path) === folder),
  };
}

/** All pictures that exist and are asked for. */
export const EVERY_IMAGE: ImageCatalogue = { imageExists: () => true, folderImages: () => [] };

/** A puzzle file of any kind, by its name: the faultless rows of its variant unless others are given. */
export function sampleFile(fileName: string, rows?: readonly SampleRow[]): PuzzleFile {
  const variant = VARIANTS.find((one) => fileName.includes(`G0${one}`)) ?? '301';
  const table = sampleTable(rows ?? sampleRows(variant));
  return { fileName, bytes: sampleBytes(table, fileName.endsWith('csv') ? 'csv' : 'xlsx') };
}

/** Bytes that begin as a picture of a format does. */
export function picture(format: 'webp' | 'png' | 'jpg' | 'gif' | 'avif', size: number): Uint8Array {
  const heads = {
    webp: 'RIFF\0\0\0\0WEBP',
    png: '\x89PNG\r\n\x1a\n',
    jpg: '\xff\xd8\xff',
    gif: 'GIF89a',
    avif: '\0\0\0\x20ftypavif',
  };
  const bytes = Buffer.alloc(size, format);
  bytes.write(heads[format], 'latin1');
  return new Uint8Array(bytes);
}

/** The pictures that the faultless rows of a variant show, each of another size. */
export function samplePictures(variant: Variant): Map<string, Uint8Array> {
  const paths = sampleRows(variant).map((row) => String(row.R_Path_Drive_Folder_File).slice(DRIVE.length));
  return new Map(paths.map((path, index) => [path, picture('webp', 100 + index)]));
}

/** Pictures in memory as a folder of this machine. */
export function memoryDirectory(pictures: ReadonlyMap<string, Uint8Array>): ImageDirectory {
  return {
    list: async (folder) =>
      [...pictures.keys()]
        .filter((path) => folderOf(path) === folder)
        .map((path) => path.slice(path.lastIndexOf('/') + 1)),
    read: async (path) => pictures.get(path) ?? new Uint8Array(),
  };
}
