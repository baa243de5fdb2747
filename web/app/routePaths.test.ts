import { describe, expect, test } from 'vitest';
import { isAppPath, routePaths } from './routePaths.ts';

describe('isAppPath', () => {
  test('knows every screen', () => {
    const example = routePaths.map((path: string) => path.replace(/:\w+/g, 'something'));
    expect(example.filter((path) => !isAppPath(path))).toEqual([]);
  });

  test('knows the links of invitations, whatever the address in them is', () => {
    const id = '7b6cf0b2-36a4-4a2e-9d5a-1f1f4f6f2b11';
    const addresses = ['ann@else.test', "o'neill+x%y/z=1@mail.else.test", 'ann@else.js'];
    const links = addresses.map((email) => `/confirm-invite/${encodeURIComponent(email)}/${id}`);
    expect(links.filter((link) => !isAppPath(link))).toEqual([]);
    expect(isAppPath('/confirm-invite/ann@else.test')).toBe(false);
    expect(isAppPath(`/confirm-invite//${id}`)).toBe(false);
  });

  test('does not know other places', () => {
    const others = ['/nowhere', '/game/', '/game/more', '//', '/assets/index.js', '/rest/v1/scores', ''];
    expect(others.filter(isAppPath)).toEqual([]);
  });
});
