import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useGameWording } from './useGameWording.ts';
import type { Play } from './usePlay.ts';

type FarewellProps = {
  readonly play: Play;
};

/** The end of a free game or the demo: what there is to do next, and what an account would add to it. */
export function Farewell({ play }: FarewellProps) {
  const t = useGameWording();
  const { kind, puzzleName, visitor } = play.sitting;
  const isAlreadyPlayed = play.flow.step.name === 'alreadyPlayed';
  const isFree = kind === 'free';
  return (
    <Dialog title={t(isFree ? 'freeFarewellTitle' : 'demoFarewellTitle')}>
      {isAlreadyPlayed && <p>{t('alreadyPlayed')}</p>}
      <p>{t(isFree ? 'freeFarewell' : 'demoFarewell')}</p>
      {visitor !== null && !isFree && (
        <ButtonLink to="/freegame" look="secondary">
          {t('playFreeGame')}
        </ButtonLink>
      )}
      {visitor !== null && (
        // The game goes along: after signing up, it is where the new player lands.
        <ButtonLink
          to="/signup"
          {...(isFree && { state: { wanted: { path: '/game', state: { puzzleName } } } })}
        >
          {t('signUp')}
        </ButtonLink>
      )}
      <ButtonLink to="/" look="quiet">
        {t('mainMenu')}
      </ButtonLink>
    </Dialog>
  );
}
