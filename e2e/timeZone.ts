/** Where all journeys happen: not where the servers' clocks are, so that the two are not taken for each other. */
export const TIME_ZONE = 'Europe/Berlin';
