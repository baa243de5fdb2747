import { useAccountWording } from '../translations/useAccountWording.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { SignUpFields } from './signUpProblems.ts';
import type { useSignUp } from './useSignUp.ts';

/** The four fields, what is wrong with them, and the button. */
export function SignUpForm({ form }: { readonly form: ReturnType<typeof useSignUp> }) {
  const t = useAccountWording();
  const { fields, problems, attempt, change } = form;
  const isRefused = attempt === 'refused' || attempt === 'unreachable';

  function fieldProps(name: keyof SignUpFields, label: string) {
    return {
      label,
      value: fields[name],
      onChange: (value: string) => change({ [name]: value }),
      isMissing: problems.missing.includes(name),
    };
  }

  const reveal = { revealLabel: t('reveal'), concealLabel: t('conceal') };
  return (
    <Form onSubmit={form.submit}>
      <TextField
        {...fieldProps('email', t('email'))}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        isLocked={form.isEmailLocked}
      />
      <TextField {...fieldProps('username', t('username'))} autoComplete="username" maxLength={40} />
      <PasswordField
        {...fieldProps('password', t('password'))}
        {...reveal}
        autoComplete="new-password"
        error={problems.isPasswordShort ? t('passwordTooShort') : null}
      />
      <PasswordField
        {...fieldProps('confirmPassword', t('confirmPassword'))}
        {...reveal}
        autoComplete="new-password"
        error={problems.isMismatch ? t('passwordsDiffer') : null}
      />
      {problems.missing.length > 0 && <Alert>{t('enterAllFields')}</Alert>}
      {isRefused && (
        <Alert>
          <p>{t('signUpRefused')}</p>
          {attempt === 'unreachable' && <p>{t('unreachable')}</p>}
        </Alert>
      )}
      <Button type="submit" isBusy={attempt === 'busy'}>
        {t('signUp')}
      </Button>
    </Form>
  );
}
