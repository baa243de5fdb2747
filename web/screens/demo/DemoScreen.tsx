import { DEMO_PUZZLE } from '../../../game/puzzleName.ts';
import { usePlayer } from '../../backend/useSession.ts';
import { PlayScreen } from '../../play/PlayScreen.tsx';
import { usePlay } from '../../play/usePlay.ts';
import { DemoFarewell } from './DemoFarewell.tsx';

/** The demo: one fixed puzzle that anybody can play as often as they like. */
export function DemoScreen() {
  const playerId = usePlayer()?.id;
  return <Demo key={playerId} />;
}

function Demo() {
  const play = usePlay('demo', DEMO_PUZZLE);
  const isOver = play.flow.step.name === 'farewell';
  return (
    <PlayScreen play={play}>
      {isOver && <DemoFarewell isVisitor={play.sitting.visitor !== null} />}
    </PlayScreen>
  );
}
