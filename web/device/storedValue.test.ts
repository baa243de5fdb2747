import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { number, object } from 'valibot';
import { memoryStorage } from './memoryStorage.ts';
import { storedValue } from './storedValue.ts';

const schema = object({ count: number() });
const entry = (key: string) => storedValue(key, schema, { count: 0 });

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('what this browser remembers', () => {
  it('comes back as it was written', () => {
    entry('a').write({ count: 3 });
    expect(entry('a').read()).toEqual({ count: 3 });
  });

  it('is the fallback before anything was written', () => {
    expect(entry('b').read()).toEqual({ count: 0 });
  });

  it.each([
    ['cut off', '{"count":3'],
    ['of another kind', '"hello"'],
    ['of another shape', '{"count":"three"}'],
    ['nothing', 'null'],
    ['a list', '[1,2]'],
  ])('is the fallback when what is stored is %s', (_, text) => {
    storage.setItem('c', text);
    expect(entry('c').read()).toEqual({ count: 0 });
  });

  it('can be written over what was broken', () => {
    storage.setItem('d', '{{{');
    entry('d').write({ count: 1 });
    expect(entry('d').read()).toEqual({ count: 1 });
  });

  it('is gone once removed', () => {
    entry('e').write({ count: 1 });
    entry('e').remove();
    expect(entry('e').read()).toEqual({ count: 0 });
    expect(storage.getItem('e')).toBeNull();
  });

  it('lasts as long as the page when storage is full', () => {
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    entry('f').write({ count: 7 });
    expect(entry('f').read()).toEqual({ count: 7 });
    entry('f').remove();
    expect(entry('f').read()).toEqual({ count: 0 });
  });

  it('lasts as long as the page when storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    entry('g').write({ count: 7 });
    expect(entry('g').read()).toEqual({ count: 7 });
    entry('g').remove();
  });
});
