import { describe, expect, it } from 'vitest';
import { dueMessage } from './dueMessage.ts';

const TODAY = '2026-11-21';
const overview = { day: TODAY, today: TODAY, messageOfTheDay: 'Look twice.' };
const never = () => false;

describe('the message of the day', () => {
  it('is due on the first visit of its day', () => {
    expect(dueMessage(overview, never)).toBe('Look twice.');
  });

  it('is not due once it was seen that day', () => {
    expect(dueMessage(overview, (day) => day === TODAY)).toBeNull();
  });

  it('is due again on the next day', () => {
    const tomorrow = { ...overview, day: '2026-11-22', today: '2026-11-22' };
    expect(dueMessage(tomorrow, (day) => day === TODAY)).toBe('Look twice.');
  });

  it('is not due while looking at an earlier day', () => {
    expect(dueMessage({ ...overview, day: '2026-11-18' }, never)).toBeNull();
  });

  it('is not due on a day without one', () => {
    expect(dueMessage({ ...overview, messageOfTheDay: null }, never)).toBeNull();
  });
});
