import { useState } from 'react';
import { LegalDialog } from '../../legal/LegalDialog.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import styles from './Settings.module.css';
import { SettingsRow } from './SettingsRow.tsx';
import { useContact } from './useContact.ts';
import { useSettingsWording } from './useSettingsWording.ts';

type Opened = 'about' | 'contact' | 'terms' | 'privacy';

/** All that is not about a game: what the player tells of themselves, their account, and who runs the site (spec section 2). */
export function SettingsScreen() {
  const t = useSettingsWording();
  const [opened, setOpened] = useState<Opened | null>(null);
  const contact = useContact();
  const close = () => setOpened(null);
  return (
    <>
      <h1>{t('title')}</h1>
      <ul className={styles['list']}>
        <SettingsRow icon="person" name={t('profile')} to="/profile" />
        <SettingsRow icon="globe" name={t('language')} to="/language" />
        <SettingsRow icon="sound" name={t('sounds')} note={t('comingSoon')} />
      </ul>
      <ul className={styles['list']}>
        <SettingsRow icon="info" name={t('about')} onClick={() => setOpened('about')} />
        <SettingsRow icon="envelope" name={t('contact')} onClick={() => setOpened('contact')} />
        <SettingsRow icon="document" name={t('terms')} onClick={() => setOpened('terms')} />
        <SettingsRow icon="shield" name={t('privacy')} onClick={() => setOpened('privacy')} />
      </ul>
      <AccountSection />
      {opened === 'contact' && <ContactDialog title={t('contact')} contact={contact} onClose={close} />}
      {opened !== null && opened !== 'contact' && (
        <LegalDialog
          text={opened}
          onClose={close}
          words={{ title: t(opened), close: t('close'), loading: t('loading') }}
        />
      )}
    </>
  );
}
