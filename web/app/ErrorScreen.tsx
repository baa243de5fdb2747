import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './ErrorScreen.module.css';
import { messageOf } from './errorMessage.ts';
import { reloadNewest } from './newVersion.ts';
import { useCommonWording } from './useCommonWording.ts';

/** What is left when something has gone wrong that nobody foresaw (spec section 8). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const t = useCommonWording();
  const [isBusy, setBusy] = useState(false);
  return (
    <Page>
      <div className={styles['screen']} role="alert">
        <h1 className={styles['heading']}>{t('errorHeading')}</h1>
        <p className={styles['message']}>{messageOf(error)}</p>
      </div>
      <Button
        isBusy={isBusy}
        onClick={() => {
          setBusy(true);
          // A newer version may be what mends it, above all where a part of this one is gone from the server.
          void reloadNewest();
        }}
      >
        {t('reload')}
      </Button>
      {/* A whole new page rather than a step inside one that has failed. */}
      <Button look="quiet" onClick={() => location.assign('/')}>
        {t('toHome')}
      </Button>
    </Page>
  );
}
