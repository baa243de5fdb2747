import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from '../ui/classNames.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './QuestionPrompt.module.css';
import { isLongPhrase } from './isLongPhrase.ts';
import { useGameWording } from './useGameWording.ts';

type QuestionPromptProps = {
  /** Null while there is no question yet. */
  readonly phrase: string | null;
  /** Where in the game the question stands; null when it is the only one. */
  readonly progress: string | null;
  /** `isByKey`: whoever began uses a keyboard. */
  readonly onBegin: (isByKey: boolean) => void;
};

/** Shows the phrase alone on the screen until the player presses anywhere, or any key (spec section 2). */
export function QuestionPrompt({ phrase, progress, onBegin }: QuestionPromptProps) {
  const t = useGameWording();
  return (
    <Dialog title={t(phrase === null ? 'loading' : 'phraseIs')} isTitleHidden isFullScreen>
      {phrase === null ? (
        <div className={styles['screen']}>
          <Loading>{t('loading')}</Loading>
        </div>
      ) : (
        <PressAnywhere phrase={phrase} progress={progress} onBegin={onBegin} />
      )}
    </Dialog>
  );
}

function PressAnywhere({ phrase, progress, onBegin }: QuestionPromptProps & { readonly phrase: string }) {
  const t = useGameWording();
  const phraseId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The dialog opened before there was anything in it to have the focus.
  useEffect(() => button.current?.focus(), []);

  useAnyKey(() => onBegin(true));

  // The second half of a double tap was meant for what was here before.
  function beginByPress(event: MouseEvent) {
    if (event.detail < 2) onBegin(event.detail === 0);
  }

  return (
    <div className={styles['screen']} onClick={beginByPress}>
      <div className={styles['words']}>
        {progress !== null && <p className={styles['progress']}>{progress}</p>}
        <p className={styles['introduction']}>{t('phraseIs')}</p>
        <p id={phraseId} className={classNames(styles['phrase'], isLongPhrase(phrase) && styles['long'])}>
          {phrase}
        </p>
        <button ref={button} type="button" className={styles['begin']} aria-describedby={phraseId}>
          {t('begin')}
        </button>
      </div>
    </div>
  );
}

/** Calls back for a key pressed anywhere: the focus may be in the browser's own bar by now. */
function useAnyKey(onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const shownAt = performance.now();
    function follow(event: KeyboardEvent) {
      // The press that led here, and its repetitions while the key is held down, were meant for what was here before.
      if (event.timeStamp < shownAt || event.repeat || !isAnswerToPressAnywhere(event)) return;
      event.preventDefault();
      press();
    }
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

/** Any key, except those that lead somewhere or belong to the browser. */
function isAnswerToPressAnywhere({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isShortcut = altKey || ctrlKey || metaKey || /^F\d+$/.test(key);
  return !isShortcut && !['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(key);
}
