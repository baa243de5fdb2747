/**
 * Arithmetic on calendar days written `YYYY-MM-DD`. A day has no time and no zone, so nothing here can be off by an
 * hour; which day it is now is for the caller to say.
 */

/** How many days back earlier puzzles can be played (spec section 9). */
export const PREVIOUS_DAYS_LIMIT = 28;

/** How many days of a streak are shown one by one (spec section 9). */
export const CONSECUTIVE_DAYS_LIMIT = 7;

const MILLISECONDS_A_DAY = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Tells whether a text is a date of the calendar, written `YYYY-MM-DD`. */
export function isRealDay(day: string): boolean {
  if (!DAY.test(day)) return false;
  const midnight = new Date(`${day}T00:00:00Z`);
  // Some engines roll 30 February over to 1 March instead of refusing it.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** The day a number of days later, or earlier when negative. Throws a RangeError when `day` is not a real date. */
export function addDays(day: string, count: number): string {
  return dayOfNumber(numberOfDay(day) + count);
}

/** Whole days from one day to another, negative when `to` is the earlier. Throws a RangeError on what is not a real date. */
export function daysBetween(from: string, to: string): number {
  return numberOfDay(to) - numberOfDay(from);
}

function numberOfDay(day: string): number {
  if (!isRealDay(day)) throw new RangeError(`Not a day of the calendar: ${day}`);
  return Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_A_DAY;
}

function dayOfNumber(number: number): string {
  return new Date(number * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}
