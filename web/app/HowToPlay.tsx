import { POINTS_A_PART, POINTS_AFTER_RETRY } from '../../game/points.ts';
import english from '../public/locales/en/howToPlay.json';
import { createWording } from '../translations/createWording.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './HowToPlay.module.css';

const useHowToPlayWording = createWording('howToPlay', english);

const STEPS = [
  ['phraseTitle', 'phrase'],
  ['wordTitle', 'word'],
  ['imageTitle', 'image'],
  ['confirmTitle', 'confirm'],
  ['learnTitle', 'learn'],
  ['streakTitle', 'streak'],
] as const;

const POINTS = { full: POINTS_A_PART, retry: POINTS_AFTER_RETRY };

/** The rules of the game, in a dialog. */
export function HowToPlay({ onClose }: { readonly onClose: () => void }) {
  const t = useHowToPlayWording();
  return (
    <Dialog title={t('title')} onClose={onClose} closeLabel={t('close')}>
      <ol className={styles['steps']}>
        {STEPS.map(([title, text]) => (
          <li key={title} className={styles['step']}>
            <h3 className={styles['title']}>{t(title)}</h3>
            <p>{t(text, POINTS)}</p>
          </li>
        ))}
      </ol>
      <Button onClick={onClose}>{t('done')}</Button>
    </Dialog>
  );
}
