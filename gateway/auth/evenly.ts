import { setTimeout } from 'node:timers/promises';

/** In milliseconds: longer than what differs between an address that has an account and one that has none. */
const LEAST = 200;

/** Does the work and answers no sooner than after a fixed time, so that the time tells nothing of what was found. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(LEAST)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
