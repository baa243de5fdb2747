import { is, object, string } from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';
import { parsePuzzleName } from '../../game/puzzleName.ts';

const schema = object({ puzzleName: string() });

/** The puzzle that the player came here for, from the browser's history, which survives a reload; null without one. */
export function usePuzzleName(): string | null {
  const state = useHistoryState<unknown>();
  return is(schema, state) && parsePuzzleName(state.puzzleName) ? state.puzzleName : null;
}
