import { useState } from 'react';
import { useLocation } from 'wouter';
import { gameContext } from '../device/gameContext.ts';
import { useToday } from '../device/useToday.ts';

/**
 * Notices that a new day has begun while the page was open, and offers its puzzle. Nothing happens by itself: a game
 * under way goes on, and counts for the day it was opened on.
 */
export function useNewDay() {
  const today = useToday();
  const [path, navigate] = useLocation();
  const [known, setKnown] = useState({ path, day: today });
  const [edition, setEdition] = useState(0);

  if (known.day === null && today !== null) {
    setKnown({ path, day: today });
  } else if (known.path !== path) {
    // The home screen asks for the day's puzzles whenever it is come to: then there is nothing left to offer.
    setKnown({ path, day: path === '/' ? today : known.day });
  }

  return {
    /** Changes when the screens must be drawn anew, for another day. */
    edition,
    isOffered: today !== null && known.day !== null && today > known.day,
    accept: () => {
      gameContext.update({ previousDays: 0 });
      setKnown({ path: '/', day: today });
      setEdition(edition + 1);
      navigate('/');
    },
  };
}
