import { boolean, record, string } from 'valibot';
import { storedValue } from './storedValue.ts';

const schema = record(string(), boolean());

/** Enough to look at every day that can be played, and then some. */
const MOST_DAYS = 40;

const stored = storedValue('messagesOfTheDay', schema, {});

/**
 * On which days (`YYYY-MM-DD`) the message of the day has been seen in this browser: whoever signs up or out in between
 * is not told twice.
 */
export const messagesOfTheDay = {
  isSeen: (day: string): boolean => stored.read()[day] === true,
  markSeen: (day: string): void => {
    const days = Object.entries({ ...stored.read(), [day]: true }).sort(([a], [b]) => a.localeCompare(b));
    stored.write(Object.fromEntries(days.slice(-MOST_DAYS)));
  },
};
