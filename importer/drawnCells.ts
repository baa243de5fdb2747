import { createHash } from 'node:crypto';

/**
 * Fills a grid around one picture with others of its folder (design section 4): the images of all cells in row order,
 * `rightImage` at `index`; null when the folder holds fewer pictures than the grid has cells.
 *
 * Random_ID shuffles the folder into a ring, and the grid is the stretch of the ring that has the right picture at its
 * place. Whichever of the cells were the right one, the same grid would come out: it says nothing about which one is.
 */
export function drawnCells(
  randomId: string,
  folderImages: readonly string[],
  rightImage: string,
  index: number,
  cellCount: number,
): string[] | null {
  const ring = [...new Set([...folderImages, rightImage])]
    .map((image) => ({ image, rank: createHash('sha256').update(`${randomId}\n${image}`).digest('hex') }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ image }) => image);
  if (ring.length < cellCount) return null;
  const start = ring.indexOf(rightImage) - index + ring.length;
  return Array.from({ length: cellCount }, (_, cell) => ring[(start + cell) % ring.length] ?? rightImage);
}
