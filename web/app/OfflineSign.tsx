import { useOnline } from '../device/useOnline.ts';
import styles from './OfflineSign.module.css';
import { useCommonWording } from './useCommonWording.ts';

/** Says under the header that there is no network, as long as there is none. */
export function OfflineSign() {
  const t = useCommonWording();
  const isOnline = useOnline();
  // The place is there before the words are, so that screen readers speak them as they come.
  return (
    <p className={styles['place']} role="status">
      {!isOnline && <span className={styles['sign']}>{t('offline')}</span>}
    </p>
  );
}
