import { useEffect, useState } from 'react';
import { millisecondsToMidnight } from './today.ts';

/** Whole seconds until the next day begins where this device is, counted down while the page is seen. */
export function useTimeToMidnight(): number {
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

function secondsLeft(): number {
  return Math.ceil(millisecondsToMidnight(new Date()) / 1000);
}
