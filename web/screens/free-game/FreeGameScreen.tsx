import { Redirect } from 'wouter';
import { usePlayer } from '../../backend/useSession.ts';
import { PlayScreen } from '../../play/PlayScreen.tsx';
import { Refused } from '../../play/Refused.tsx';
import { useGameWording } from '../../play/useGameWording.ts';
import { usePlay } from '../../play/usePlay.ts';
import { Loading } from '../../ui/Loading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './FreeGame.module.css';
import { FreeFarewell } from './FreeFarewell.tsx';
import { useFreePuzzle } from './useFreePuzzle.ts';

/** The one game a day that a visitor can play without an account. A player has their own game of the same puzzle. */
export function FreeGameScreen() {
  const t = useGameWording();
  const isPlayer = usePlayer() !== null;
  const { puzzleName, refusal, retry } = useFreePuzzle();
  if (refusal !== null) return <Refused refusal={refusal} puzzleName={null} onRetry={retry} />;
  if (puzzleName === null) return <Loading>{t('loading')}</Loading>;
  if (isPlayer) return <Redirect to="/game" replace state={{ puzzleName }} />;
  return <FreeGame key={puzzleName} puzzleName={puzzleName} />;
}

function FreeGame({ puzzleName }: { readonly puzzleName: string }) {
  const play = usePlay('free', puzzleName);
  const { name } = play.flow.step;
  return (
    <PlayScreen play={play}>
      {name === 'answering' && <GoOnWithAccount puzzleName={puzzleName} />}
      {(name === 'farewell' || name === 'alreadyPlayed') && <FreeFarewell play={play} />}
    </PlayScreen>
  );
}

/** Signing up or in leads back to this game, which goes on with what was typed and picked. */
function GoOnWithAccount({ puzzleName }: { readonly puzzleName: string }) {
  const t = useGameWording();
  const state = { wanted: { path: '/game', state: { puzzleName } } };
  return (
    <p className={styles['account']}>
      <TextLink to="/signup" state={state} isLarge>
        {t('signUp')}
      </TextLink>
      <TextLink to="/signin" state={state} isLarge>
        {t('signIn')}
      </TextLink>
    </p>
  );
}
