import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWording } from './loadWording.ts';

const fetchWording = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchWording);
});

afterEach(() => {
  fetchWording.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the words of a namespace', () => {
  it('come from its file', async () => {
    fetchWording.mockImplementation(() => Promise.resolve(Response.json({ back: 'Retour' })));
    expect(await loadWording('fr', 'common')).toEqual({ back: 'Retour' });
    expect(fetchWording).toHaveBeenCalledExactlyOnceWith('/locales/fr/common.json', expect.anything());
  });

  it('are asked for up to five times more, the first time after 350 ms and ever more slowly', async () => {
    fetchWording.mockRejectedValue(new TypeError('Failed to fetch'));
    const loading = loadWording('fr', 'common');
    const asked = [0];
    for (const pause of [350, 700, 1400, 2800, 5600]) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      asked.push(fetchWording.mock.calls.length);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await loading).toBeNull();
    expect(fetchWording).toHaveBeenCalledTimes(6);
  });

  it.each([
    ['a file that is missing', () => new Response('Not found', { status: 404 })],
    ['a page instead of a file', () => new Response('<!doctype html>')],
    ['something else than words', () => Response.json({ back: { text: 'Retour' } })],
  ])('are asked for again after %s', async (_, wrong) => {
    fetchWording.mockResolvedValueOnce(wrong()).mockResolvedValueOnce(Response.json({ back: 'Retour' }));
    const loading = loadWording('fr', 'common');
    await vi.advanceTimersByTimeAsync(350);
    expect(await loading).toEqual({ back: 'Retour' });
  });
});
