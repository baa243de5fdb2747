import { boolean, record, string } from 'valibot';
import { ownedKey } from './ownedKey.ts';
import { storedValue } from './storedValue.ts';

const schema = record(string(), boolean());

/** Enough to look at every day that can be played, and then some. */
const MOST_DAYS = 40;

/** On which days (`YYYY-MM-DD`) a player, or a visitor when `playerId` is null, has seen the message of the day. */
export function messagesOfTheDay(playerId: string | null) {
  const stored = storedValue(ownedKey('messagesOfTheDay', playerId), schema, {});
  return {
    isSeen: (day: string): boolean => stored.read()[day] === true,
    markSeen: (day: string): void => {
      const days = Object.entries({ ...stored.read(), [day]: true }).sort(([a], [b]) => a.localeCompare(b));
      stored.write(Object.fromEntries(days.slice(-MOST_DAYS)));
    },
  };
}
