import { array, type InferOutput, nullable, number, object, picklist, pipe, string, uuid } from 'valibot';
import { ownedKey } from './ownedKey.ts';
import { storedValue } from './storedValue.ts';

const schema = array(
  object({
    puzzleName: string(),
    questionSeq: number(),
    textEntered: string(),
    imageSelected: string(),
    /** Names the press of Confirm: the server counts it once, however often it is sent. */
    confirmation: pipe(string(), uuid()),
    /** What Try Again had said, when this is the second try. */
    hint: nullable(picklist(['text', 'image', 'both'])),
  }),
);

/** An answer that was confirmed and whose verdict is still out. */
export type StoredAnswer = Readonly<InferOutput<typeof schema>[number]>;

/** One question in each of the games that can be open to a player: 29 days of four. */
const MOST_ANSWERS = 116;

/**
 * The answers of a player, or of a visitor when `playerId` is null, that were confirmed in this browser and still have
 * to reach the server. Each is kept until it is known what became of it.
 */
export function waitingAnswers(playerId: string | null) {
  const stored = storedValue(ownedKey('waitingAnswers', playerId), schema, []);
  return {
    all: (): readonly StoredAnswer[] => stored.read(),
    keep(answer: StoredAnswer): void {
      const others = stored.read().filter(({ confirmation }) => confirmation !== answer.confirmation);
      stored.write([...others, answer].slice(-MOST_ANSWERS));
    },
    remove(confirmation: string): void {
      const left = stored.read().filter((one) => one.confirmation !== confirmation);
      if (left.length === 0) stored.remove();
      else stored.write(left);
    },
  };
}
