import styles from './AlreadyPlayedNote.module.css';
import { useGameWording } from './useGameWording.ts';

/** Says that the game was over before it was opened (spec section 4). */
export function AlreadyPlayedNote() {
  const t = useGameWording();
  return <p className={styles['note']}>{t('alreadyPlayed')}</p>;
}
