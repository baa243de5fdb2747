import { describe, expect, test } from 'vitest';
import { isAppPath, routePaths } from './routePaths.ts';

describe('isAppPath', () => {
  test('knows every screen', () => {
    const example = routePaths.map((path: string) => path.replace(/:\w+/g, 'something'));
    expect(example.filter((path) => !isAppPath(path))).toEqual([]);
  });

  test('does not know other places', () => {
    const others = ['/nowhere', '/game/', '/game/more', '//', '/assets/index.js', '/rest/v1/scores', ''];
    expect(others.filter(isAppPath)).toEqual([]);
  });
});
