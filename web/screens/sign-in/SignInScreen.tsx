import { useHistoryState } from 'wouter/use-browser-location';
import { useAccountWording } from '../../translations/useAccountWording.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Centred } from '../../ui/Centred.tsx';
import { Form } from '../../ui/Form.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useSignIn } from './useSignIn.ts';

/** Signing in with email and password (spec section 2). */
export function SignInScreen() {
  const t = useAccountWording();
  const form = useSignIn();
  // Where somebody was going is kept for them, also when they find that they need an account first.
  const wanted = useHistoryState<unknown>();
  return (
    <>
      <h1>{t('signInTitle')}</h1>
      {wanted ? <p>{t('signInToGoOn')}</p> : null}
      <Form onSubmit={form.submit}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          value={form.email}
          onChange={form.setEmail}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          revealLabel={t('reveal')}
          concealLabel={t('conceal')}
          value={form.password}
          onChange={form.setPassword}
        />
        {(form.attempt === 'refused' || form.attempt === 'unreachable') && (
          <Alert>
            <p>{t('signInRefused')}</p>
            {form.attempt === 'unreachable' && <p>{t('unreachable')}</p>}
          </Alert>
        )}
        <Button type="submit" isBusy={form.attempt === 'busy'}>
          {t('signIn')}
        </Button>
      </Form>
      <Centred>
        <TextLink to="/reset-password">{t('forgotPassword')}</TextLink>
      </Centred>
      <Centred>
        <span>{t('noAccount')}</span>
        <TextLink to="/signup" state={wanted} isLarge>
          {t('signUp')}
        </TextLink>
      </Centred>
    </>
  );
}
