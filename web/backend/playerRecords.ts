import { callInPatience } from './callInPatience.ts';

/**
 * Creates the rows that a new account has in the tables of profiles, languages and streaks (spec section 4). A server that has already made
 * them says so; nothing that fails here keeps anybody from playing.
 */
export async function createPlayerRecords(playerId: string, username: string): Promise<void> {
  const nothing = () => null;
  await Promise.all([
    callInPatience(({ rest }) => rest.from('profiles').insert({ user_id: playerId, username }), nothing),
    callInPatience(({ rest }) => rest.from('languages').insert({ user_id: playerId }), nothing),
    callInPatience(({ rest }) => rest.from('consecutives').insert({ user_id: playerId }), nothing),
  ]);
}
