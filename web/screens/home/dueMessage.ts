import type { DayOverview } from '../../backend/game.ts';

/** The message of the current day, until it has been seen: it is for the first visit of that day (spec section 2). */
export function dueMessage(
  { day, today, messageOfTheDay }: Pick<DayOverview, 'day' | 'today' | 'messageOfTheDay'>,
  isSeen: (day: string) => boolean,
): string | null {
  return day === today && !isSeen(day) ? messageOfTheDay : null;
}
