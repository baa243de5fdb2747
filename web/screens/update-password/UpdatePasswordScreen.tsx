import { useAccountWording } from '../../translations/useAccountWording.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Centred } from '../../ui/Centred.tsx';
import { Form } from '../../ui/Form.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useUpdatePassword } from './useUpdatePassword.ts';

/** Where the link in the mail leads: choosing a new password (spec section 2). */
export function UpdatePasswordScreen() {
  const t = useAccountWording();
  const form = useUpdatePassword();
  return (
    <>
      <h1>{t('updateTitle')}</h1>
      {!form.isKnown && <AskAgain />}
      <Form onSubmit={form.submit}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          isLocked
          value={form.email}
          onChange={() => undefined}
        />
        <NewPasswords form={form} />
        {form.attempt === 'refused' && <Alert>{t('updateRefused')}</Alert>}
        {form.attempt === 'unreachable' && (
          <Alert>
            <p>{t('updateRefused')}</p>
            <p>{t('unreachable')}</p>
          </Alert>
        )}
        {form.attempt === 'done' && <Alert tone="success">{t('updated')}</Alert>}
        <Button type="submit" disabled={!form.canConfirm} isBusy={form.attempt === 'busy'}>
          {t('confirm')}
        </Button>
      </Form>
      {form.attempt === 'done' && (
        <ButtonLink to="/" look="secondary">
          {t('play')}
        </ButtonLink>
      )}
    </>
  );
}

function NewPasswords({ form }: { readonly form: ReturnType<typeof useUpdatePassword> }) {
  const t = useAccountWording();
  const common = {
    autoComplete: 'new-password',
    revealLabel: t('reveal'),
    concealLabel: t('conceal'),
  } as const;
  return (
    <>
      <PasswordField {...common} label={t('newPassword')} value={form.password} onChange={form.setPassword} />
      <PasswordField
        {...common}
        label={t('confirmPassword')}
        value={form.confirmPassword}
        onChange={form.setConfirmPassword}
      />
    </>
  );
}

function AskAgain() {
  const t = useAccountWording();
  return (
    <div>
      <Alert tone="notice">{t('noRecovery')}</Alert>
      <Centred>
        <TextLink to="/reset-password">{t('askAgain')}</TextLink>
      </Centred>
    </div>
  );
}
