import { array, object, string, unknown } from 'valibot';
import { DEMO_PUZZLE } from '../../game/puzzleName.ts';
import { ownedKey } from './ownedKey.ts';
import { storedValue } from './storedValue.ts';
import { localDay } from './today.ts';

const gamesSchema = array(object({ puzzleName: string(), day: string(), game: unknown() }));
const overviewSchema = object({ day: string(), overview: unknown() });

/** The games of a day, the demo, and some of other days. */
const MOST_GAMES = 8;

/**
 * What the server said today to a player, or to a visitor when `playerId` is null, for when it cannot be reached: the
 * overview of the day, and games as they were opened. Who reads it checks that it is what the server says. The demo stays
 * beyond its day, being the same every day.
 */
export function lastSeen(playerId: string | null, now = new Date()) {
  const today = localDay(now);
  const games = storedValue(ownedKey('openedGames', playerId), gamesSchema, []);
  const overview = storedValue(ownedKey('dayOverview', playerId), overviewSchema, {
    day: '',
    overview: null,
  });
  return {
    /** The overview of today, or null. */
    overview(): unknown {
      const { day, overview: seen } = overview.read();
      return day === today ? seen : null;
    },
    keepOverview: (seen: unknown): void => overview.write({ day: today, overview: seen }),
    /** A game that was opened today, or the demo; null when there is none. */
    game(puzzleName: string): unknown {
      const entry = games.read().find((one) => one.puzzleName === puzzleName);
      return entry && (entry.day === today || puzzleName === DEMO_PUZZLE) ? entry.game : null;
    },
    keepGame(puzzleName: string, game: unknown): void {
      const others = games
        .read()
        .filter((one) => one.puzzleName !== puzzleName)
        .filter((one) => one.day === today || one.puzzleName === DEMO_PUZZLE);
      games.write([...others, { puzzleName, day: today, game }].slice(-MOST_GAMES));
    },
  };
}
