import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDateOf } from './useDateOf.ts';
import type { Outcome, useReferral } from './useReferral.ts';
import { useReferralWording } from './useReferralWording.ts';

/** Why an address is refused, in words that belong to its field. */
const FIELD_ERRORS = {
  invalid_email: 'invalidEmail',
  own_email: 'ownEmail',
  has_account: 'hasAccount',
  invited_by_others: 'invitedByOthers',
} as const;

/** The address of a friend, and what came of the last invitation. */
export function InviteForm({ referral }: { readonly referral: ReturnType<typeof useReferral> }) {
  const t = useReferralWording();
  return (
    <Form onSubmit={referral.invite}>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={referral.email}
        onChange={referral.setEmail}
        error={useFieldError(referral.outcome)}
      />
      <OutcomeAlert outcome={referral.outcome} />
      <Button type="submit" isBusy={referral.isInviting}>
        {t('invite')}
      </Button>
    </Form>
  );
}

function useFieldError(outcome: Outcome): string | null {
  const t = useReferralWording();
  if (outcome.kind !== 'refused') return null;
  const { outcome: reason } = outcome.refusal;
  return reason in FIELD_ERRORS ? t(FIELD_ERRORS[reason as keyof typeof FIELD_ERRORS]) : null;
}

function OutcomeAlert({ outcome }: { readonly outcome: Outcome }) {
  const t = useReferralWording();
  const dateOf = useDateOf();
  switch (outcome.kind) {
    case 'sent':
    case 'alreadyInvited':
    case 'withdrawn':
      return <Alert tone="success">{t(outcome.kind, { email: outcome.email })}</Alert>;
    case 'notMailed':
      return <Alert>{outcome.text}</Alert>;
    case 'unreachable':
      return <Alert>{t('unreachable')}</Alert>;
    case 'refused':
      if (outcome.refusal.outcome === 'full') {
        return <Alert tone="notice">{t('full', { date: dateOf(outcome.refusal.nextFreeAt) })}</Alert>;
      }
      if (outcome.refusal.outcome === 'too_many_attempts') {
        return <Alert tone="notice">{t('tooManyAttempts')}</Alert>;
      }
      return null;
    case 'nothing':
      return null;
  }
}
