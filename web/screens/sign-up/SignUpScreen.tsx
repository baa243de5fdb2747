import { useHistoryState } from 'wouter/use-browser-location';
import { useAccountWording } from '../../translations/useAccountWording.ts';
import { Centred } from '../../ui/Centred.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { LegalLinks } from '../../account/LegalLinks.tsx';
import { SignUpForm } from '../../account/SignUpForm.tsx';
import { useSignUp } from '../../account/useSignUp.ts';

/** Creating an account (spec section 2). */
export function SignUpScreen() {
  const t = useAccountWording();
  const form = useSignUp();
  const wanted = useHistoryState<unknown>();
  return (
    <>
      <h1>{t('signUpTitle')}</h1>
      {form.attempt === 'unconfirmed' ? (
        <Alert tone="success">{t('unconfirmed')}</Alert>
      ) : (
        <>
          <p>{t('signUpPitch')}</p>
          <SignUpForm form={form} />
          <LegalLinks />
        </>
      )}
      <Centred>
        <span>{t('haveAccount')}</span>
        <TextLink to="/signin" state={wanted} isLarge>
          {t('signIn')}
        </TextLink>
      </Centred>
    </>
  );
}
