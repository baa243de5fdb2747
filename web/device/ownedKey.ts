/**
 * The key of an entry that belongs to a person: a visitor's under the plain name that spec section 3 gives, a player's
 * with their id behind it, so that two players of one browser never see each other's.
 */
export function ownedKey(name: string, playerId: string | null): string {
  return playerId === null ? name : `${name}:${playerId}`;
}
