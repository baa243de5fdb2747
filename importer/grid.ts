import { drawnCells } from './drawnCells.ts';
import type { ImageCatalogue } from './imageCatalogue.ts';
import { folderOf, isImagePath, rightPathsOf } from './imagePath.ts';
import type { Note } from './note.ts';
import type { Cell } from './puzzle.ts';
import type { PuzzleRow } from './puzzleRow.ts';
import { rowCell, type RowCell } from './rowCell.ts';

/** What the grid of a question is read from. */
export type GridSource = {
  readonly seq: number;
  readonly rows: readonly PuzzleRow[];
  /** Cells in a row. */
  readonly size: number;
  /** X and Y of the file's first cell: 1, or 0 in files that count from it. */
  readonly origin: 0 | 1;
  /** The row that fills R_Drive_Dir_File. */
  readonly rightRow: PuzzleRow;
  /** The file has one row a question: the other cells are drawn. */
  readonly isDrawn: boolean;
  readonly randomId: string;
  /** Alt texts of the whole file by storage path, for cells that are drawn. */
  readonly alts: ReadonlyMap<string, string>;
  /** Null when nobody can tell which pictures there are. */
  readonly images: ImageCatalogue | null;
};

/** A cell with the address that a finding about its picture points at. */
export type PlacedCell = Cell & { readonly address: string | null };

export type Grid = { readonly cells: readonly PlacedCell[]; readonly rightImage: string | null };

/** The cells of a question in row order and the right image; what cannot be placed is left out, with findings. */
export function gridOf(source: GridSource, note: Note): Grid {
  const { rows, size, origin, images } = source;
  const read = rows.map((row) => rowCell(row, size, origin, images, note));
  const rightImage = rightImageOf(source, read, note);
  checkPlaces(source, read, note);
  const placed = read.flatMap(placedCell);
  const cells = source.isDrawn ? drawnGrid(source, placed, note) : placed;
  checkRepetition(cells, note);
  return { cells: [...cells].sort((one, other) => one.y - other.y || one.x - other.x), rightImage };
}

/** The cells in a row that a text like `3x3` stands for; null when it is no square. */
export function gridSizeIn(text: string): number | null {
  const [, width, height] = /^(\d)\s*[x×]\s*(\d)$/i.exec(text) ?? [];
  return width !== undefined && width === height ? Number(width) : null;
}

function placedCell({ x, y, image, alt, imageAddress }: RowCell): PlacedCell[] {
  return x === null || y === null || image === null ? [] : [{ x, y, image, alt, address: imageAddress }];
}

function rightImageOf({ seq, rightRow }: GridSource, cells: readonly RowCell[], note: Note): string | null {
  const named = rightRow.text('R_Drive_Dir_File');
  if (named === '') return null;
  const found = rightPathsOf(named).find((path) => cells.some((cell) => cell.image === path));
  // A picture whose own path could not be read has been reported, and may well be the one.
  if (found === undefined && cells.every((cell) => cell.image !== null)) {
    const sentence = `No picture of question ${seq} is the one that R_Drive_Dir_File names. Write the path of one of them there, as in R_Path_Drive_Folder_File.`;
    note('right_image', rightRow.address('R_Drive_Dir_File'), sentence);
  }
  return found ?? null;
}

/** Reports places that are taken twice, and those that no row takes. */
function checkPlaces(
  { seq, size, origin, isDrawn }: GridSource,
  cells: readonly RowCell[],
  note: Note,
): void {
  const taken = new Map<string, string | null>();
  for (const { x, y, placeAddress } of cells) {
    if (x === null || y === null) continue;
    const place = `(${x - 1 + origin}, ${y - 1 + origin})`;
    if (taken.has(place)) {
      const sentence = `The place ${place} is taken already, by ${taken.get(place)}. Give each picture a place of its own.`;
      note('cell_twice', placeAddress, sentence);
    } else taken.set(place, placeAddress);
  }
  const lost = cells.filter(({ x, y }) => x === null || y === null).length;
  const missing = placesOf(size, origin).filter((place) => !taken.has(place));
  // Rows whose place could not be read have been reported, and may well belong there.
  if (isDrawn || missing.length <= lost) return;
  const sentence = `The grid of question ${seq} has no picture at X, Y ${missing.join(' ')}. Add a row for each.`;
  note('cell_missing', cells[0]?.placeAddress ?? null, sentence);
}

function placesOf(size: number, origin: 0 | 1): string[] {
  return Array.from({ length: size * size }, (_, index) => {
    return `(${(index % size) + origin}, ${Math.floor(index / size) + origin})`;
  });
}

/** The grid of a question that has one row: its picture, and the rest of the cells from the same folder. */
function drawnGrid(source: GridSource, placed: readonly PlacedCell[], note: Note): readonly PlacedCell[] {
  const { seq, size, randomId, images, alts, rows } = source;
  const [own] = placed;
  if (!own) return placed;
  if (randomId === '') {
    const sentence = `The other pictures of question ${seq} are drawn by Random_ID. Write any number or word there.`;
    note('random_id', rows[0]?.address('Random_ID') ?? null, sentence);
    return placed;
  }
  if (!images) {
    const sentence =
      'The other pictures come from the same folder. Say with --images where the pictures are.';
    note('folder_unknown', own.address, sentence);
    return placed;
  }
  const folder = images.folderImages(folderOf(own.image)).filter(isImagePath);
  const drawn = drawnCells(randomId, folder, own.image, (own.y - 1) * size + own.x - 1, size * size);
  if (!drawn) {
    const sentence = `A ${size}x${size} grid needs ${size * size} pictures; the folder "${folderOf(own.image)}" has ${folder.length}. Add some.`;
    note('folder_too_small', own.address, sentence);
    return placed;
  }
  const altOf = (image: string) => (image === own.image ? own.alt : (alts.get(image) ?? ''));
  // A text for some pictures only would point at the one that the file is about.
  const hasAlts = drawn.every((image) => altOf(image) !== '');
  return drawn.map((image, index) => ({
    x: (index % size) + 1,
    y: Math.floor(index / size) + 1,
    image,
    alt: hasAlts ? altOf(image) : '',
    address: own.address,
  }));
}

function checkRepetition(cells: readonly PlacedCell[], note: Note): void {
  const first = new Map<string, PlacedCell>();
  for (const cell of cells) {
    const before = first.get(cell.image);
    if (!before) first.set(cell.image, cell);
    else {
      const sentence = `The same picture is in ${before.address} already. Each cell of a grid has a picture of its own.`;
      note('duplicate_image', cell.address, sentence);
    }
  }
}
