import { DEMO_PUZZLE } from '../../game/puzzleName.ts';
import { isSavingData } from '../device/keepPictures.ts';
import { openGame } from './game.ts';
import { withoutServer } from './withoutServer.ts';

/** Fetches the demo for when there is no network. Opening it changes nothing, and costs less than one picture of a page. */
export async function keepDemo(): Promise<void> {
  if (isSavingData() || withoutServer.game(DEMO_PUZZLE)) return;
  await openGame(DEMO_PUZZLE, null);
}
