import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '../../game/days.ts';
import { memoryStorage } from './memoryStorage.ts';
import { messagesOfTheDay } from './messagesOfTheDay.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('the messages of the day', () => {
  it('are seen once they were marked as seen, each day for itself', () => {
    messagesOfTheDay.markSeen('2026-11-21');
    expect(messagesOfTheDay.isSeen('2026-11-21')).toBe(true);
    expect(messagesOfTheDay.isSeen('2026-11-22')).toBe(false);
  });

  it('are stored as a map of day to true', () => {
    messagesOfTheDay.markSeen('2026-11-21');
    expect(localStorage.getItem('messagesOfTheDay')).toBe('{"2026-11-21":true}');
  });

  it('of long ago are forgotten', () => {
    for (let days = 0; days < 60; days++) messagesOfTheDay.markSeen(addDays('2026-01-01', days));
    expect(messagesOfTheDay.isSeen('2026-01-01')).toBe(false);
    expect(messagesOfTheDay.isSeen(addDays('2026-01-01', 59))).toBe(true);
  });
});
