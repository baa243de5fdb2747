import english from '../../public/locales/en/languageForm.json';
import { createWording } from '../../translations/createWording.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { AboutYouForm } from './AboutYouForm.tsx';
import { useLanguages } from './useLanguages.ts';
import { useProfileWording } from './useProfileWording.ts';

const useLanguageFormWording = createWording('languageForm', english);

const FIELDS = [
  ['homeLanguage', true],
  ['workLanguage', true],
  ['otherLanguage1', false],
  ['otherLanguage2', false],
  ['otherLanguage3', false],
] as const;

/** The languages that a player speaks, if they like to say (spec section 2). */
export function LanguageScreen() {
  const t = useProfileWording();
  const say = useLanguageFormWording();
  const form = useLanguages(say('anotherLanguage'));
  return (
    <AboutYouForm title={say('title')} pitch={say('pitch')} failure={say('failed')} form={form}>
      {FIELDS.map(([field, isRequired]) => (
        <SelectField
          key={field}
          label={say(field)}
          isRequired={isRequired}
          choices={form.languages}
          none={t('none')}
          value={form.values?.[field] ?? null}
          onChange={(value) => form.choose(field, value)}
          error={form.missing.includes(field) ? t('missing') : null}
        />
      ))}
    </AboutYouForm>
  );
}
