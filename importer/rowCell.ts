import type { ImageCatalogue } from './imageCatalogue.ts';
import { folderOf, storagePathOf } from './imagePath.ts';
import { quoted, type Note } from './note.ts';
import type { PuzzleRow } from './puzzleRow.ts';

/** What a row says of its cell; null for what it does not say, which has been reported. */
export type RowCell = {
  readonly x: number | null;
  readonly y: number | null;
  readonly image: string | null;
  readonly alt: string;
  /** Where the place and the picture are written. */
  readonly placeAddress: string | null;
  readonly imageAddress: string | null;
};

const IMAGE = 'R_Path_Drive_Folder_File';

/** Reads the cell of a row; `origin` is the X and Y of the first cell, `images` the pictures there are if that is known. */
export function rowCell(
  row: PuzzleRow,
  size: number,
  origin: 0 | 1,
  images: ImageCatalogue | null,
  note: Note,
): RowCell {
  return {
    x: coordinate(row, 'X', size, origin, note),
    y: coordinate(row, 'Y', size, origin, note),
    image: imageOf(row, images, note),
    alt: row.text('Alt'),
    placeAddress: row.address('X'),
    imageAddress: row.address(IMAGE),
  };
}

function coordinate(
  row: PuzzleRow,
  column: 'X' | 'Y',
  size: number,
  origin: 0 | 1,
  note: Note,
): number | null {
  const [text, address] = [row.text(column), row.address(column)];
  // A column that is missing and a cell that shows an error have been reported.
  if (address === null || (text === '' && row.cell(column))) return null;
  const value = /^\d+(\.0+)?$/.test(text) ? Number(text) - origin + 1 : NaN;
  if (value >= 1 && value <= size) return value;
  const sentence = `${column} says where in the grid the picture is: a number from ${origin} to ${size - 1 + origin}.`;
  note('coordinate', address, text === '' ? sentence : `${sentence} It is ${quoted(text)}.`);
  return null;
}

function imageOf(row: PuzzleRow, images: ImageCatalogue | null, note: Note): string | null {
  const [text, address] = [row.text(IMAGE), row.address(IMAGE)];
  if (address === null || (text === '' && row.cell(IMAGE))) return null;
  if (text === '') {
    note('missing_value', address, `${IMAGE} is empty. Write the path of the picture of this cell.`);
    return null;
  }
  const path = storagePathOf(text, address, note);
  if (path !== null && images && !images.imageExists(path)) {
    note('image_missing', address, missingSentence(path, images));
  }
  return path;
}

function missingSentence(path: string, images: ImageCatalogue): string {
  const folder = images.folderImages(folderOf(path));
  const alike = folder.find((one) => one.toLowerCase() === path.toLowerCase());
  if (alike !== undefined)
    return `There is no picture ${quoted(path)}, but ${quoted(alike)}: capitals count. Write it so.`;
  return `There is no picture ${quoted(path)}. Add it to the pictures that are imported, or mend the path.`;
}
