import { callOnce } from './callInPatience.ts';
import type { Result } from './result.ts';

/** Sends what a player has to say about a puzzle. An empty message is a message too (spec section 5). */
export function sendFeedback(playerId: string, message: string): Promise<Result<null>> {
  return callOnce(
    ({ rest }) => rest.from('feedback').insert({ user_id: playerId, message }),
    () => null,
  );
}
