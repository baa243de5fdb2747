import { useAccountWording } from '../../translations/useAccountWording.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Centred } from '../../ui/Centred.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useResetPassword } from './useResetPassword.ts';

/** For those who have forgotten their password (spec section 2). */
export function ResetPasswordScreen() {
  const t = useAccountWording();
  const form = useResetPassword();
  return (
    <>
      <h1>{t('resetTitle')}</h1>
      <p>{t('resetPitch')}</p>
      <Form onSubmit={form.submit}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          value={form.email}
          onChange={form.setEmail}
          error={form.attempt === 'refused' ? t('resetRefused') : null}
        />
        {form.attempt === 'unreachable' && <Alert>{t('unreachable')}</Alert>}
        {form.attempt === 'done' && <Alert tone="success">{t('resetSent')}</Alert>}
        <Button type="submit" isBusy={form.attempt === 'busy'}>
          {t('submit')}
        </Button>
      </Form>
      <Centred>
        <TextLink to="/signin" isLarge>
          {t('signIn')}
        </TextLink>
      </Centred>
    </>
  );
}
