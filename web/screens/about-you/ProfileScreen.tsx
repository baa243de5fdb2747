import type { ProfileField } from '../../backend/playerRecords.ts';
import { usePlayer } from '../../backend/useSession.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AboutYouForm } from './AboutYouForm.tsx';
import type { Choice } from './choices.ts';
import { REQUIRED_OF_PROFILE } from './profileRules.ts';
import { useProfile } from './useProfile.ts';
import { useProfileWording } from './useProfileWording.ts';

/** What a player says of themselves, if they like (spec section 2). */
export function ProfileScreen() {
  const t = useProfileWording();
  const form = useProfile();
  const player = usePlayer();

  function fieldProps(field: ProfileField, choices: readonly Choice[]) {
    return {
      label: t(field),
      isRequired: (REQUIRED_OF_PROFILE as readonly ProfileField[]).includes(field),
      choices,
      none: t('none'),
      value: form.values?.[field] ?? null,
      onChange: (value: string | null) => form.choose(field, value),
      error: form.missing.includes(field) ? t('missing') : null,
    };
  }

  function stateProps(field: 'birthState' | 'residenceState', choices: readonly Choice[]) {
    const props = fieldProps(field, choices);
    const isIdle = choices.length === 0 && props.value === null;
    return { ...props, isDisabled: isIdle, hint: isIdle ? t('statesHint') : null };
  }

  return (
    <AboutYouForm title={t('title')} pitch={t('pitch')} failure={t('failed')} form={form}>
      <TextField
        label={t('email')}
        type="email"
        isLocked
        value={player?.email ?? ''}
        onChange={() => undefined}
      />
      <SelectField {...fieldProps('birthCountry', form.countries)} />
      <SelectField {...stateProps('birthState', form.birthStates)} />
      <SelectField {...fieldProps('residenceCountry', form.countries)} />
      <SelectField {...stateProps('residenceState', form.residenceStates)} />
      <SelectField {...fieldProps('highLevelEducation', form.educationLevels)} />
    </AboutYouForm>
  );
}
