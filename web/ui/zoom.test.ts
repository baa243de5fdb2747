import { describe, expect, test } from 'vitest';
import { moved, WHOLE, zoomed } from './zoom.ts';

const SIDE = 300;
const MIDDLE = { x: 0, y: 0 };

describe('a picture under the magnifier', () => {
  test('grows around the point that is looked at', () => {
    expect(zoomed(WHOLE, 2, MIDDLE, SIDE)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(zoomed(WHOLE, 2, { x: 100, y: -50 }, SIDE)).toEqual({ scale: 2, x: -100, y: 50 });
  });

  test('is never smaller than its frame, nor beyond use', () => {
    expect(zoomed({ scale: 2, x: 150, y: 0 }, 0.1, MIDDLE, SIDE)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 100, MIDDLE, SIDE).scale).toBe(5);
  });

  test('is moved up to its edges', () => {
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 40, y: -30 }, SIDE)).toEqual({ scale: 2, x: 40, y: -30 });
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, SIDE)).toEqual({ scale: 2, x: 150, y: -150 });
    expect(moved(WHOLE, { x: 40, y: 40 }, SIDE)).toEqual(WHOLE);
  });
});
