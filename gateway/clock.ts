/** The time of day, in milliseconds since 1970, as something that tests can set. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
