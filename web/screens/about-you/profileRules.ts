import type { ProfileField, Values } from '../../backend/playerRecords.ts';

export const REQUIRED_OF_PROFILE = ['birthCountry', 'residenceCountry', 'highLevelEducation'] as const;

const STATE_OF = { birthCountry: 'birthState', residenceCountry: 'residenceState' } as const;

/** The form after a choice in one field: a state belongs to its country, and goes with it. */
export function choose(
  values: Values<ProfileField>,
  field: ProfileField,
  value: string | null,
): Values<ProfileField> {
  const chosen = { ...values, [field]: value };
  const isCountry = field === 'birthCountry' || field === 'residenceCountry';
  return isCountry && value !== values[field] ? { ...chosen, [STATE_OF[field]]: null } : chosen;
}
