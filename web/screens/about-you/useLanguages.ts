import { useMemo } from 'react';
import { type LanguageField, languagesRecord, type Values } from '../../backend/playerRecords.ts';
import { useLocale } from '../../translations/useLocale.ts';
import { choicesOf, codeOf } from './choices.ts';
import { ANOTHER_LANGUAGE, SPOKEN_LANGUAGES } from './spokenLanguages.ts';
import { useRecordForm } from './useRecordForm.ts';

const RULES = {
  name: 'language',
  record: languagesRecord,
  required: ['homeLanguage', 'workLanguage'],
  understand: understandLanguages,
  choose: (values: Values<LanguageField>, field: LanguageField, value: string | null) => ({
    ...values,
    [field]: value,
  }),
} as const;

/** The form for a player's languages; `another` is what stands for one that the list does not have. */
export function useLanguages(another: string) {
  const form = useRecordForm<LanguageField>(RULES);
  const locale = useLocale();
  const languages = useMemo(
    () => [...choicesOf(SPOKEN_LANGUAGES, 'language', locale), { value: ANOTHER_LANGUAGE, name: another }],
    [locale, another],
  );
  return { ...form, languages };
}

/** Rows that another client wrote may hold English names. */
function understandLanguages(stored: Values<LanguageField>): Values<LanguageField> {
  const languages = choicesOf(SPOKEN_LANGUAGES, 'language', 'en');
  return {
    homeLanguage: codeOf(stored.homeLanguage, languages),
    workLanguage: codeOf(stored.workLanguage, languages),
    otherLanguage1: codeOf(stored.otherLanguage1, languages),
    otherLanguage2: codeOf(stored.otherLanguage2, languages),
    otherLanguage3: codeOf(stored.otherLanguage3, languages),
  };
}
