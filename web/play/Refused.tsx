import type { Refusal } from '../../game/flow.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './Refused.module.css';
import { useGameWording } from './useGameWording.ts';

type RefusedProps = {
  readonly refusal: Refusal;
  readonly puzzleName: string | null;
  readonly onRetry: () => void;
};

const WORDS = {
  unknown_puzzle: ['unknownPuzzleTitle', 'unknownPuzzle'],
  locked_variant: ['lockedTitle', 'locked'],
  signed_out: ['signedOutTitle', 'signedOut'],
  unreachable: ['unreachableTitle', 'unreachable'],
} as const satisfies Record<Refusal, readonly [string, string]>;

/** Stands in for a game that cannot be played: says why, and what can be done about it. */
export function Refused({ refusal, puzzleName, onRetry }: RefusedProps) {
  const t = useGameWording();
  const [title, message] = WORDS[refusal];
  return (
    <section className={styles['refused']}>
      <h1 className={styles['title']}>{t(title)}</h1>
      <p role="status">{t(message)}</p>
      {refusal === 'unreachable' && <Button onClick={onRetry}>{t('sendAgain')}</Button>}
      {refusal === 'signed_out' && (
        <ButtonLink to="/signin" state={{ wanted: { path: '/game', state: { puzzleName } } }}>
          {t('signIn')}
        </ButtonLink>
      )}
      <ButtonLink to="/" look={refusal === 'unreachable' || refusal === 'signed_out' ? 'quiet' : 'primary'}>
        {t('mainMenu')}
      </ButtonLink>
    </section>
  );
}
