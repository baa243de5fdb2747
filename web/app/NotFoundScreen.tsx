import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './ErrorScreen.module.css';
import { useCommonWording } from './useCommonWording.ts';

/** The page for every address that is none of ours (spec section 2). */
export function NotFoundScreen() {
  const t = useCommonWording();
  return (
    <>
      <div className={styles['screen']}>
        <h1>{t('notFound')}</h1>
        <p>{t('notFoundHelp')}</p>
      </div>
      <ButtonLink to="/">{t('toHome')}</ButtonLink>
    </>
  );
}
