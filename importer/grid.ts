import { drawnCells } from './drawnCells.ts';
import type { ImageCatalogue } from './imageCatalogue.ts';
import { folderOf, IMAGE_EXTENSIONS, imageExtensionOf, rightPathsOf, storagePathOf } from './imagePath.ts';
import type { Note } from './note.ts';
import type { Cell } from './puzzle.ts';
import type { PuzzleRow } from './puzzleRow.ts';

const IMAGE = 'R_Path_Drive_Folder_File';

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

/** The cells in a row that a text like `3x3` stands for; null when it is no square. */
export function gridSizeIn(text: string): number | null {
  const [, width, height] = /^(\d)\s*[x×]\s*(\d)$/i.exec(text) ?? [];
  return width !== undefined && width === height ? Number(width) : null;
}

/** The cells of a question in row order and the right image; what cannot be placed is missing, with findings. */
export function gridOf(source: GridSource, note: Note): Grid {
  const placed = placedCells(source, note);
  const rightImage = rightImageOf(source, placed, note);
  const cells = source.isDrawn ? drawnGrid(source, placed, note) : placed;
  if (!source.isDrawn) checkFull(source, placed, note);
  checkRepetition(cells, note);
  return { cells: [...cells].sort((one, other) => one.y - other.y || one.x - other.x), rightImage };
}

function placedCells({ rows, size, origin, images }: GridSource, note: Note): PlacedCell[] {
  const taken = new Map<string, string | null>();
  const cells: PlacedCell[] = [];
  for (const row of rows) {
    const x = coordinate(row, 'X', size, origin, note);
    const y = coordinate(row, 'Y', size, origin, note);
    const image = imageOf(row, images, note);
    if (x === null || y === null) continue;
    const place = `${x},${y}`;
    const address = row.address('X');
    if (taken.has(place)) {
      note(
        'cell_twice',
        address,
        `Column ${x} of row ${y} is taken already, by ${taken.get(place)}. Give each picture a place of its own.`,
      );
    } else {
      taken.set(place, address);
      cells.push({ x, y, image: image ?? '', alt: row.text('Alt'), address: row.address(IMAGE) });
    }
  }
  return cells;
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
  note('coordinate', address, text === '' ? sentence : `${sentence} It is "${text}".`);
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
    return `There is no picture "${path}", but "${alike}": capitals count. Write it as it is.`;
  return `There is no picture "${path}". Add it to the pictures that are imported, or mend the path.`;
}

function rightImageOf(
  { seq, rightRow }: GridSource,
  cells: readonly PlacedCell[],
  note: Note,
): string | null {
  const named = rightRow.text('R_Drive_Dir_File');
  if (named === '') return null;
  const found = rightPathsOf(named).find((path) => cells.some((cell) => cell.image === path));
  // A picture whose own path could not be read has been reported, and may well be the one.
  if (found === undefined && cells.every((cell) => cell.image !== '')) {
    const sentence = `No picture of question ${seq} is the one that R_Drive_Dir_File names. Write the path of one of them, as in ${IMAGE}.`;
    note('right_image', rightRow.address('R_Drive_Dir_File'), sentence);
  }
  return found ?? null;
}

/** The grid of a question that has one row: its picture, and the rest of the cells from the same folder. */
function drawnGrid(source: GridSource, placed: readonly PlacedCell[], note: Note): readonly PlacedCell[] {
  const { seq, size, randomId, images, alts, rows } = source;
  const [own] = placed;
  if (!own || own.image === '') return placed;
  if (randomId === '') {
    const sentence = `The other pictures of question ${seq} are drawn by Random_ID. Write any number or word there.`;
    note('random_id', rows[0]?.address('Random_ID') ?? null, sentence);
    return placed;
  }
  if (!images) {
    note(
      'folder_unknown',
      own.address,
      'The other pictures come from the same folder. Say with --images where the pictures are.',
    );
    return placed;
  }
  const folder = images.folderImages(folderOf(own.image)).filter((path) => isPicture(path));
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

function isPicture(path: string): boolean {
  return (IMAGE_EXTENSIONS as readonly string[]).includes(imageExtensionOf(path));
}

function checkFull({ seq, size, origin, rows }: GridSource, cells: readonly PlacedCell[], note: Note): void {
  const missing: string[] = [];
  for (let y = 1; y <= size; y += 1) {
    for (let x = 1; x <= size; x += 1) {
      if (!cells.some((cell) => cell.x === x && cell.y === y))
        missing.push(`(${x - 1 + origin}, ${y - 1 + origin})`);
    }
  }
  if (missing.length > 0) {
    const sentence = `The grid of question ${seq} has no picture at X, Y ${missing.join(' ')}. Add a row for each.`;
    note('cell_missing', rows[0]?.address('X') ?? null, sentence);
  }
}

function checkRepetition(cells: readonly PlacedCell[], note: Note): void {
  const first = new Map<string, PlacedCell>();
  for (const cell of cells) {
    const before = first.get(cell.image);
    if (!before) first.set(cell.image, cell);
    else if (cell.image !== '') {
      note(
        'duplicate_image',
        cell.address,
        `The same picture is in ${before.address} already. Each cell of a grid has a picture of its own.`,
      );
    }
  }
}
