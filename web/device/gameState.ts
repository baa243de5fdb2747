import { array, type InferOutput, nullable, number, object, string } from 'valibot';
import { ownedKey } from './ownedKey.ts';
import { storedValue } from './storedValue.ts';

const schema = array(
  object({
    puzzleName: string(),
    questionsAnswered: array(
      object({
        questionNumber: number(),
        answerProvided: string(),
        imageSelected: string(),
        hintsUsed: number(),
      }),
    ),
    dateStarted: string(),
    dateCompleted: nullable(string()),
  }),
);

/** A game as this browser remembers it (spec section 3). `dateStarted` and `dateCompleted` are ISO times. */
export type GameStateEntry = Readonly<InferOutput<typeof schema>[number]>;

export type AnsweredQuestion = {
  readonly questionNumber: number;
  readonly answerProvided: string;
  readonly imageSelected: string;
};

// A year of four games a day would still be a small text, but nobody asks for a game older than 28 days.
const MOST_ENTRIES = 150;

/** What this browser remembers of a player's games, or of a visitor's when `playerId` is null. */
export function gameState(playerId: string | null) {
  const stored = storedValue(ownedKey('gameState', playerId), schema, []);

  function update(puzzleName: string, now: Date, change: (entry: GameStateEntry) => GameStateEntry) {
    const entries = stored.read();
    const entry = entries.find((one) => one.puzzleName === puzzleName) ?? {
      puzzleName,
      questionsAnswered: [],
      dateStarted: now.toISOString(),
      dateCompleted: null,
    };
    const others = entries.filter((one) => one.puzzleName !== puzzleName);
    stored.write([...others, change(entry)].slice(-MOST_ENTRIES));
  }

  return {
    /** The game of that name, or null when it was never begun here. */
    find(puzzleName: string): GameStateEntry | null {
      return stored.read().find((entry) => entry.puzzleName === puzzleName) ?? null;
    },
    /** Remembers that the game has begun; the first beginning counts. */
    start(puzzleName: string, now: Date): void {
      update(puzzleName, now, (entry) => entry);
    },
    /** Remembers an answer that has been scored; one for each question, the first counts. */
    recordAnswer(puzzleName: string, answer: AnsweredQuestion, now: Date): void {
      update(puzzleName, now, (entry) => {
        const isKnown = entry.questionsAnswered.some((one) => one.questionNumber === answer.questionNumber);
        if (isKnown) return entry;
        // Hints do not exist in the game, but the entry has a place for their number (spec section 9).
        return { ...entry, questionsAnswered: [...entry.questionsAnswered, { ...answer, hintsUsed: 0 }] };
      });
    },
    /** Remembers that the last question was answered. */
    complete(puzzleName: string, now: Date): void {
      update(puzzleName, now, (entry) => ({
        ...entry,
        dateCompleted: entry.dateCompleted ?? now.toISOString(),
      }));
    },
  };
}
