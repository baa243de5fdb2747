import { usePlayer } from '../../backend/useSession.ts';
import { PlayerHome } from './PlayerHome.tsx';
import { VisitorHome } from './VisitorHome.tsx';

/** The home screen: one for visitors, one for players (spec section 2). */
export function HomeScreen() {
  const player = usePlayer();
  return player ? <PlayerHome key={player.id} player={player} /> : <VisitorHome />;
}
