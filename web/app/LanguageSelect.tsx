import { useRef, useState } from 'react';
import { type Language, LANGUAGES } from '../../game/languages.ts';
import { type Choice, chooseLanguage } from '../backend/wording.ts';
import { useLanguage } from '../translations/useLanguage.ts';
import { Alert } from '../ui/Alert.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './LanguageSelect.module.css';
import { useCommonWording } from './useCommonWording.ts';

const NAMES = { en: 'languageEn', fr: 'languageFr', cn: 'languageCn' } as const;

type LanguageSelectProps = {
  /** There is room for the sign alone; the language is spoken, not drawn. */
  readonly isCompact: boolean;
};

/** The choice of language. One that the site does not offer is answered with a word about it (spec section 2). */
export function LanguageSelect({ isCompact }: LanguageSelectProps) {
  const t = useCommonWording();
  const language = useLanguage();
  /** What has been asked for, while its words are on their way. */
  const [asked, setAsked] = useState<Language | null>(null);
  const [message, setMessage] = useState<ReturnType<typeof messageOf>>(null);
  const select = useRef<HTMLSelectElement>(null);

  async function choose(next: Language) {
    setMessage(null);
    setAsked(next);
    const outcome = await chooseLanguage(next);
    if (outcome === 'overtaken') return;
    setAsked(null);
    setMessage(messageOf(outcome, next));
  }

  function close() {
    setMessage(null);
    select.current?.focus();
  }

  return (
    <>
      <label className={classNames(styles['select'], isCompact && styles['compact'])}>
        {asked ? <Spinner /> : <Icon shape="globe" size={20} />}
        <span className="visually-hidden">{t('language')}</span>
        <select
          ref={select}
          value={asked ?? language}
          aria-busy={asked !== null}
          onChange={({ currentTarget: { selectedIndex } }) => void choose(LANGUAGES[selectedIndex] ?? 'en')}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {t(NAMES[code])}
            </option>
          ))}
        </select>
      </label>
      {message && (
        <div className={styles['message']}>
          <Alert tone="notice" dismiss={{ label: t('close'), onClick: close }}>
            {t(message)}
          </Alert>
        </div>
      )}
    </>
  );
}

/** Whoever reads the app in another language is told, as they choose it, that the puzzles are not in it. */
function messageOf(outcome: Exclude<Choice, 'overtaken'>, next: Language) {
  if (outcome === 'not-offered') return 'languagesComing';
  if (outcome === 'unreachable') return 'languageUnreachable';
  return next === 'en' ? null : 'puzzlesInEnglish';
}
