import { useState } from 'react';
import type { DayOverview } from '../../backend/game.ts';
import { messagesOfTheDay } from '../../device/messagesOfTheDay.ts';
import { dueMessage } from './dueMessage.ts';

/** The message to show now, and how to put it away for the rest of its day. */
export function useMessageOfTheDay(overview: DayOverview | null) {
  // What is stored is not watched: this makes the screen look again.
  const [, setClosedDay] = useState<string | null>(null);
  return {
    message: overview && dueMessage(overview, messagesOfTheDay.isSeen),
    close: () => {
      if (!overview) return;
      messagesOfTheDay.markSeen(overview.day);
      setClosedDay(overview.day);
    },
  };
}
