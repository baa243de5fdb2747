import { useState } from 'react';
import { usePlayer } from '../../backend/useSession.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Settings.module.css';
import { useSettingsWording } from './useSettingsWording.ts';
import { useSignOut } from './useSignOut.ts';

/** Who is signed in, their password, and signing out: here or everywhere. */
export function AccountSection() {
  const t = useSettingsWording();
  const player = usePlayer();
  const signingOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card>
      <h2 className={styles['heading']}>{t('account')}</h2>
      <p className={styles['who']}>
        {t('signedInAs')} <span className={styles['address']}>{player?.email}</span>
      </p>
      <ButtonLink to="/update-password" look="quiet">
        {t('changePassword')}
      </ButtonLink>
      <Button look="quiet" isBusy={signingOut.state === 'here'} onClick={signingOut.here}>
        {t('signOut')}
      </Button>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('signOutEverywhere')}
      </Button>
      {isAsking && (
        <Dialog title={t('everywhereTitle')} onClose={() => setAsking(false)}>
          <p>{t('everywhere')}</p>
          {signingOut.state === 'failed' && <Alert>{t('everywhereFailed')}</Alert>}
          <Button isBusy={signingOut.state === 'everywhere'} onClick={signingOut.everywhere}>
            {t('signOutEverywhere')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        </Dialog>
      )}
    </Card>
  );
}
