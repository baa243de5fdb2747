import { useMemo } from 'react';
import { profileRecord, type ProfileField, type Values } from '../../backend/playerRecords.ts';
import english from '../../public/locales/en/regions.json';
import { createWording } from '../../translations/createWording.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { type Choice, choicesOf, codeOf, inOrder } from './choices.ts';
import { COUNTRIES } from './countries.ts';
import { EDUCATION_LEVELS } from './educationLevels.ts';
import { choose, REQUIRED_OF_PROFILE } from './profileRules.ts';
import { type StateCode, statesOf } from './states.ts';
import { useProfileWording } from './useProfileWording.ts';
import { useRecordForm } from './useRecordForm.ts';

const useRegionsWording = createWording('regions', english);

const RULES = {
  name: 'profile',
  record: profileRecord,
  required: REQUIRED_OF_PROFILE,
  understand: understandProfile,
  choose,
} as const;

/** The profile form, and what there is to choose from in the reader's language. */
export function useProfile() {
  const form = useRecordForm<ProfileField>(RULES);
  const t = useProfileWording();
  const say = useRegionsWording();
  const locale = useLocale();
  const countries = useMemo(() => choicesOf(COUNTRIES, 'region', locale), [locale]);
  const states = (country: string | null): Choice[] =>
    inOrder(
      statesOf(country).map((value) => ({ value, name: say(value) })),
      locale,
    );
  return {
    ...form,
    countries,
    birthStates: states(form.values?.birthCountry ?? null),
    residenceStates: states(form.values?.residenceCountry ?? null),
    /** From the highest down: their order is their meaning. */
    educationLevels: EDUCATION_LEVELS.map(([value, name]): Choice => ({ value, name: t(name) })),
  };
}

/** Rows that another client wrote may hold English names. */
function understandProfile(stored: Values<ProfileField>): Values<ProfileField> {
  const countries = choicesOf(COUNTRIES, 'region', 'en');
  const levels = EDUCATION_LEVELS.map(([value]): Choice => ({ value, name: value }));
  const birthCountry = codeOf(stored.birthCountry, countries);
  const residenceCountry = codeOf(stored.residenceCountry, countries);
  return {
    birthCountry,
    birthState: codeOf(stored.birthState, englishStates(birthCountry)),
    residenceCountry,
    residenceState: codeOf(stored.residenceState, englishStates(residenceCountry)),
    highLevelEducation: codeOf(stored.highLevelEducation, levels),
  };
}

function englishStates(country: string | null): Choice[] {
  return statesOf(country).map((value: StateCode) => ({ value, name: english[value] }));
}
