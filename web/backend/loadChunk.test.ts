import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

const ADDRESS = 'https://twofold.example/assets/GameScreen-abc.js';
const refuse = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a part of the app', () => {
  it('arrives', async () => {
    expect(await loadChunk('game', () => Promise.resolve('the screen'))).toBe('the screen');
  });

  it('is missing when the server has not got it any more', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
    await expect(loadChunk('game', refuse)).rejects.toThrow(
      `Loading chunk game failed.\n(missing: ${ADDRESS})`,
    );
  });

  it('failed when the server cannot be asked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadChunk('game', refuse)).rejects.toThrow(
      `Loading chunk game failed.\n(error: ${ADDRESS})`,
    );
  });

  it('failed when it breaks while it is run', async () => {
    const broken = () => Promise.reject(new SyntaxError('Unexpected token'));
    await expect(loadChunk('game', broken)).rejects.toThrow('Loading chunk game failed.\n(error)');
  });

  it('is given up after two minutes', async () => {
    vi.useFakeTimers();
    const loading = loadChunk('game', () => new Promise(() => undefined));
    const outcome = expect(loading).rejects.toThrow('Loading chunk game failed.\n(timeout)');
    await vi.advanceTimersByTimeAsync(120_000);
    await outcome;
  });
});
