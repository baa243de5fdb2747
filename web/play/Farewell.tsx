import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Farewell.module.css';
import { useGameWording } from './useGameWording.ts';
import type { Play } from './usePlay.ts';

const BENEFITS = [
  ['calendar', 'benefitPrevious'],
  ['flame', 'benefitScore'],
  ['grid', 'benefitGames'],
] as const;

/** The end of a free game or the demo: what there is to do next, and what an account would add to it. */
export function Farewell({ play }: { readonly play: Play }) {
  const t = useGameWording();
  const { kind, puzzleName, visitor } = play.sitting;
  const isFree = kind === 'free';
  return (
    <Dialog title={t(isFree ? 'freeFarewellTitle' : 'demoFarewellTitle')}>
      {play.flow.step.name === 'alreadyPlayed' && <p className={styles['note']}>{t('alreadyPlayed')}</p>}
      {visitor !== null && (
        <>
          <p>{t(isFree ? 'freeFarewell' : 'demoFarewell')}</p>
          <Benefits />
          {/* The game goes along: after signing up, it is where the new player lands. */}
          <ButtonLink
            to="/signup"
            state={isFree ? { wanted: { path: '/game', state: { puzzleName } } } : null}
          >
            {t('signUp')}
          </ButtonLink>
        </>
      )}
      {visitor !== null && !isFree && (
        <ButtonLink to="/freegame" look="secondary">
          {t('playFreeGame')}
        </ButtonLink>
      )}
      <ButtonLink to="/" look="quiet">
        {t('mainMenu')}
      </ButtonLink>
    </Dialog>
  );
}

function Benefits() {
  const t = useGameWording();
  return (
    <ul className={styles['benefits']}>
      {BENEFITS.map(([shape, words]) => (
        <li key={words} className={styles['benefit']}>
          <span className={styles['sign']}>
            <Icon shape={shape} size={20} />
          </span>
          {t(words)}
        </li>
      ))}
    </ul>
  );
}
