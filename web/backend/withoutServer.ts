import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { lastSeen } from '../device/lastSeen.ts';
import { gameSchema, overviewSchema } from './gameSchemas.ts';
import type { Result } from './result.ts';
import { session } from './session.ts';

/** How long the server may take where there is something to show without it. */
const PATIENCE_MILLISECONDS = 4000;

type OpenedGame = InferOutput<typeof gameSchema>;
type Overview = InferOutput<typeof overviewSchema>;

/**
 * What the server has told whoever uses the app now, kept in this browser: for showing again, marked as such, when it
 * cannot be reached. It holds no answers; the server has not given any.
 */
export const withoutServer = {
  overview: (): Overview | null => read(overviewSchema, owned().overview()),
  keepOverview: (overview: Overview): void => owned().keepOverview(overview),
  game: (puzzleName: string): OpenedGame | null => read(gameSchema, owned().game(puzzleName)),
  keepGame: (game: OpenedGame): void => owned().keepGame(game.puzzle.name, game),
  /** Remembers what became of a question, so that it is not asked again. The demo begins anew each time. */
  noteOutcome(puzzleName: string, seq: number, outcome: 'scored' | 'try_again'): void {
    const game = this.game(puzzleName);
    if (!game || game.puzzle.isDemo) return;
    const change = outcome === 'scored' ? { isAnswered: true } : { isRetry: true };
    this.keepGame({
      ...game,
      questions: game.questions.map((one) => (one.seq === seq ? { ...one, ...change } : one)),
    });
  },
};

/** The answer to a call, or `unreachable` when it takes too long for somebody who can be shown something else. */
export function unlessTooLong<T>(call: Promise<Result<T>>): Promise<Result<T>> {
  const tooLong = new Promise<Result<T>>((resolve) => {
    setTimeout(() => resolve({ ok: false, failure: { kind: 'unreachable' } }), PATIENCE_MILLISECONDS);
  });
  return Promise.race([call, tooLong]);
}

function owned() {
  const state = session.current();
  return lastSeen(state.kind === 'player' ? state.player.id : null);
}

function read<S extends GenericSchema>(schema: S, kept: unknown): InferOutput<S> | null {
  const result = safeParse(schema, kept);
  return result.success ? result.output : null;
}
