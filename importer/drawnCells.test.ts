import { describe, expect, test } from 'vitest';
import { drawnCells } from './drawnCells.ts';

const FOLDER = Array.from({ length: 40 }, (_, index) => `pack/p${index}.webp`);
const IDS = Array.from({ length: 25 }, (_, index) => `id ${index}`);

describe('the other pictures of a grid', () => {
  test('are different ones, around the right one at its place', () => {
    for (const id of IDS) {
      const cells = drawnCells(id, FOLDER, 'pack/p5.webp', 3, 9) ?? [];
      expect(cells).toHaveLength(9);
      expect(new Set(cells).size).toBe(9);
      expect(cells[3]).toBe('pack/p5.webp');
    }
  });

  test('do not tell which one is right: any of them in its place would have drawn the same grid', () => {
    for (const id of IDS) {
      const grid = drawnCells(id, FOLDER, 'pack/p5.webp', 3, 16);
      const others = grid?.map((image, index) => drawnCells(id, FOLDER, image, index, 16));
      expect(others).toEqual(Array(16).fill(grid));
    }
  });

  test('do not depend on the order of the folder', () => {
    expect(drawnCells('7', [...FOLDER].reverse(), 'pack/p5.webp', 0, 9)).toEqual(
      drawnCells('7', FOLDER, 'pack/p5.webp', 0, 9),
    );
  });

  test('stay the same when pictures that were not drawn are gone, as in a bucket that has only the drawn ones', () => {
    for (const id of IDS) {
      const grid = drawnCells(id, FOLDER, 'pack/p5.webp', 3, 9) ?? [];
      const kept = FOLDER.filter((image, index) => grid.includes(image) || index % 3 === 0);
      expect(drawnCells(id, kept, 'pack/p5.webp', 3, 9)).toEqual(grid);
      expect(drawnCells(id, grid, 'pack/p5.webp', 3, 9)).toEqual(grid);
    }
  });

  test('come from all over the folder', () => {
    const drawn = new Set(IDS.flatMap((id) => drawnCells(id, FOLDER, 'pack/p5.webp', 4, 9)));
    expect(drawn.size).toBeGreaterThan(30);
  });

  test('need a folder with enough pictures', () => {
    expect(drawnCells('7', FOLDER.slice(0, 9), 'pack/p5.webp', 0, 9)).toHaveLength(9);
    expect(drawnCells('7', FOLDER.slice(0, 8), 'pack/p5.webp', 0, 9)).toBeNull();
  });
});
