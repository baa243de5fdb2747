import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination.ts';

describe('where to go after signing in', () => {
  it('is where the player was going, with what it needs', () => {
    const wanted = { path: '/game', state: { puzzleName: '20261121G-ENG_G0301.xlsx' } };
    expect(destinationOf({ wanted })).toEqual(wanted);
  });

  it.each([
    ['nothing was wanted', null],
    ['the history holds something else', { puzzleName: 'x' }],
    ['it would be another site', { wanted: { path: '//elsewhere.example', state: null } }],
    ['it would be an address with a scheme', { wanted: { path: 'javascript:alert(1)', state: null } }],
  ])('is home when %s', (_, state) => {
    expect(destinationOf(state)).toEqual({ path: '/', state: null });
  });
});
