import { afterEach, describe, expect, test, vi } from 'vitest';
import { shareOut } from './shareOut.ts';

const PICTURE = new File([], 'twofold.png', { type: 'image/png' });

afterEach(() => vi.unstubAllGlobals());

function device(navigator: object) {
  vi.stubGlobal('navigator', navigator);
}

describe('sharing', () => {
  test('opens the share sheet with the picture where it takes files', async () => {
    const share = vi.fn(() => Promise.resolve());
    device({ share, canShare: () => true });
    expect(await shareOut('text', PICTURE)).toBe('closed');
    expect(share).toHaveBeenCalledWith({ text: 'text', files: [PICTURE] });
  });

  test.each([
    ['takes no files', { canShare: () => false }, PICTURE],
    ['has never heard of files', {}, PICTURE],
    ['has no picture yet', { canShare: () => true }, null],
  ])('opens it with the text alone where it %s', async (_, more, picture) => {
    const share = vi.fn(() => Promise.resolve());
    device({ share, ...more });
    expect(await shareOut('text', picture)).toBe('closed');
    expect(share).toHaveBeenCalledWith({ text: 'text' });
  });

  test.each([
    ['is thought better of', 'AbortError'],
    ['is asked for twice', 'InvalidStateError'],
  ])('that %s is no failure, and copies nothing', async (_, name) => {
    const writeText = vi.fn();
    device({ share: () => Promise.reject(new DOMException('', name)), clipboard: { writeText } });
    expect(await shareOut('text', null)).toBe('closed');
    expect(writeText).not.toHaveBeenCalled();
  });

  test('copies the text where there is no sheet, or it will not open', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    device({ clipboard: { writeText } });
    expect(await shareOut('text', null)).toBe('copied');
    device({
      share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      clipboard: { writeText },
    });
    expect(await shareOut('text', null)).toBe('copied');
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  test('leaves copying to the person where the browser will not', async () => {
    device({});
    expect(await shareOut('text', null)).toBe('unable');
    device({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    expect(await shareOut('text', null)).toBe('unable');
  });
});
