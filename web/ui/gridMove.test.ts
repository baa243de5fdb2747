import { describe, expect, test } from 'vitest';
import { gridMove } from './gridMove.ts';

/** The cells that pressing a key again and again leads through. */
function walk(from: number, key: string, size: number, steps: number): readonly (number | null)[] {
  let cell: number | null = from;
  return Array.from({ length: steps }, () => (cell = cell === null ? null : gridMove(cell, key, size)));
}

describe('moving through a 3x3 grid', () => {
  test('right and left go round in the same row', () => {
    expect(walk(3, 'ArrowRight', 3, 4)).toEqual([4, 5, 3, 4]);
    expect(walk(4, 'ArrowLeft', 3, 3)).toEqual([3, 5, 4]);
  });

  test('down and up go round in the same column', () => {
    expect(walk(1, 'ArrowDown', 3, 4)).toEqual([4, 7, 1, 4]);
    expect(walk(4, 'ArrowUp', 3, 3)).toEqual([1, 7, 4]);
  });
});

describe('moving through a 4x4 grid', () => {
  test('Home and End go to the ends of the row', () => {
    expect(gridMove(6, 'Home', 4)).toBe(4);
    expect(gridMove(6, 'End', 4)).toBe(7);
  });

  test('with Ctrl they go to the ends of the grid', () => {
    expect(gridMove(6, 'Home', 4, true)).toBe(0);
    expect(gridMove(6, 'End', 4, true)).toBe(15);
  });

  test('every arrow from every cell stays in the grid, and the opposite arrow leads back', () => {
    const opposites = {
      ArrowLeft: 'ArrowRight',
      ArrowUp: 'ArrowDown',
      ArrowRight: 'ArrowLeft',
      ArrowDown: 'ArrowUp',
    };
    for (let cell = 0; cell < 16; cell += 1) {
      for (const [key, back] of Object.entries(opposites)) {
        const there = gridMove(cell, key, 4);
        expect(there === null ? null : gridMove(there, back, 4), `${key} from ${cell} and back`).toBe(cell);
      }
    }
  });

  test('other keys are left to the browser', () => {
    expect(['Tab', ' ', 'Enter', 'a', 'PageDown'].map((key) => gridMove(5, key, 4))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
