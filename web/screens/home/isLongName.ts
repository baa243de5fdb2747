/** In characters: more than a line in the large size. */
const LONG = 16;

/** Tells whether a player's name is to be set smaller, so that it is broken less. */
export function isLongName(username: string): boolean {
  return username.length > LONG;
}
