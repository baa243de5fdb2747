/**
 * Where a key leads from a cell of a square grid: arrows go to the neighbour and come out at the other end of the same
 * row or column, Home and End go to the ends of the row, and with Ctrl of the whole grid. Null for any other key.
 */
export function gridMove(from: number, key: string, size: number, isWholeGrid = false): number | null {
  const column = from % size;
  const row = (from - column) / size;
  const at = (toRow: number, toColumn: number) => ((toRow + size) % size) * size + ((toColumn + size) % size);
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return isWholeGrid ? 0 : at(row, 0);
    case 'End':
      return isWholeGrid ? size * size - 1 : at(row, -1);
    default:
      return null;
  }
}
