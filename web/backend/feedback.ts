import { callOnce } from './callInPatience.ts';
import type { Result } from './result.ts';

/** Sends what a player has to say about a puzzle. An empty message is a message too (spec section 5). */
export function sendFeedback(playerId: string, message: string): Promise<Result<null>> {
  return callOnce(
    ({ rest }) => rest.from('feedback').insert({ user_id: playerId, message }),
    () => null,
  );
}

/** What stands before a message from Contact Us, for those who read the table: feedback about a puzzle has no such mark. */
const CONTACT_MARK = '[contact] ';

/** The longest message that the server keeps, in characters. */
const LONGEST_FEEDBACK = 4000;
export const LONGEST_CONTACT_MESSAGE = LONGEST_FEEDBACK - CONTACT_MARK.length;

/** Sends a message to whoever runs the site. */
export function sendContactMessage(playerId: string, message: string): Promise<Result<null>> {
  return sendFeedback(playerId, CONTACT_MARK + message);
}
