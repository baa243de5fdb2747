import { LegalLinks } from '../../account/LegalLinks.tsx';
import { SignUpForm } from '../../account/SignUpForm.tsx';
import english from '../../public/locales/en/confirmInvite.json';
import { createWording } from '../../translations/createWording.ts';
import { useAccountWording } from '../../translations/useAccountWording.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Centred } from '../../ui/Centred.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './ConfirmInvite.module.css';
import { useConfirmInvite } from './useConfirmInvite.ts';

const useInviteWording = createWording('confirmInvite', english);

/** Creating an account by an invitation (spec section 2). */
export function ConfirmInviteScreen() {
  const t = useAccountWording();
  const say = useInviteWording();
  const { form, status, isBroken } = useConfirmInvite();
  const inviter = status?.isOpen ? status.inviter : null;
  return (
    <>
      <h1>{say('title')}</h1>
      {form.attempt === 'unconfirmed' ? (
        <Alert tone="success">{t('unconfirmed')}</Alert>
      ) : (
        <>
          {isBroken && <Alert tone="notice">{say('broken')}</Alert>}
          {status?.isOpen === false && <Alert tone="notice">{say('closed')}</Alert>}
          <p className={styles['pitch']}>{inviter ? say('invitedBy', { inviter }) : say('pitch')}</p>
          <SignUpForm form={form} />
          <LegalLinks />
        </>
      )}
      <Centred>
        <span>{t('haveAccount')}</span>
        <TextLink to="/signin" isLarge>
          {t('signIn')}
        </TextLink>
      </Centred>
    </>
  );
}
