import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';
import { randomId } from './randomId.ts';
import { visitorId } from './visitorId.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('a random id', () => {
  it('is a UUID of version 4, and never the same', () => {
    const ids = Array.from({ length: 200 }, randomId);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(200);
  });
});

describe('a visitor’s id', () => {
  it('stays the same', () => {
    expect(visitorId()).toBe(visitorId());
  });

  it('is made anew when what is stored is no id', () => {
    localStorage.setItem('visitorId', '"<script>"');
    expect(visitorId()).toMatch(UUID);
  });
});
