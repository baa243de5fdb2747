import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDay, millisecondsToMidnight } from './today.ts';

const HOUR = 3_600_000;
afterEach(() => vi.unstubAllEnvs());

describe('the day where this device is', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Asia/Kolkata', '2026-11-21'],
    ['Europe/Paris', '2026-11-21'],
    ['Pacific/Pago_Pago', '2026-11-20'],
  ])('is in %s %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(new Date('2026-11-21T10:30:00Z'))).toBe(day);
  });

  it('ends an hour later on the night when the clocks go back', () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    const lastHourBefore = new Date('2026-10-25T00:30:00+02:00');
    expect(millisecondsToMidnight(lastHourBefore)).toBe(24.5 * HOUR);
  });

  it('ends an hour earlier on the night when the clocks go forward', () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    expect(millisecondsToMidnight(new Date('2026-03-29T00:30:00+01:00'))).toBe(22.5 * HOUR);
  });
});
