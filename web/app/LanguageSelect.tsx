import { useRef, useState } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './LanguageSelect.module.css';
import { useCommonWording } from './useCommonWording.ts';

const LANGUAGES = [
  ['en', 'languageEn'],
  ['fr', 'languageFr'],
  ['cn', 'languageCn'],
] as const;

/** The choice of language. English is the only one there is; asking for another is answered (spec section 2). */
export function LanguageSelect() {
  const t = useCommonWording();
  const [isAskedFor, setAskedFor] = useState(false);
  const select = useRef<HTMLSelectElement>(null);

  function close() {
    setAskedFor(false);
    select.current?.focus();
  }

  return (
    <>
      <label className={styles['select']}>
        <Icon shape="globe" size={20} />
        <span className="visually-hidden">{t('language')}</span>
        <select ref={select} value="en" onChange={(event) => setAskedFor(event.currentTarget.value !== 'en')}>
          {LANGUAGES.map(([code, name]) => (
            <option key={code} value={code}>
              {t(name)}
            </option>
          ))}
        </select>
      </label>
      {isAskedFor && (
        <div className={styles['message']}>
          <Alert tone="notice" dismiss={{ label: t('close'), onClick: close }}>
            {t('languagesComing')}
          </Alert>
        </div>
      )}
    </>
  );
}
