import { useState } from 'react';
import type { DayOverview } from '../../backend/game.ts';
import { usePlayer } from '../../backend/useSession.ts';
import { messagesOfTheDay } from '../../device/messagesOfTheDay.ts';

/** The message of the current day, until it has been put away: it is for the first visit of that day (spec section 2). */
export function useMessageOfTheDay(overview: DayOverview | null) {
  const seen = messagesOfTheDay(usePlayer()?.id ?? null);
  const [closedOn, setClosedOn] = useState<string | null>(null);
  const isDue =
    overview !== null &&
    overview.day === overview.today &&
    closedOn !== overview.day &&
    !seen.isSeen(overview.day);
  return {
    message: isDue ? overview.messageOfTheDay : null,
    close() {
      if (!overview) return;
      seen.markSeen(overview.day);
      setClosedOn(overview.day);
    },
  };
}
