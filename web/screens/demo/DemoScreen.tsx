import { DEMO_PUZZLE } from '../../../game/puzzleName.ts';
import { Farewell } from '../../play/Farewell.tsx';
import { PlayScreen } from '../../play/PlayScreen.tsx';
import { usePlay } from '../../play/usePlay.ts';

/** The demo: one fixed puzzle that anybody can play as often as they like. */
export function DemoScreen() {
  const play = usePlay('demo', DEMO_PUZZLE);
  return (
    <PlayScreen play={play}>{play.flow.step.name === 'farewell' && <Farewell play={play} />}</PlayScreen>
  );
}
