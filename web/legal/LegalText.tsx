import { useOperator } from '../backend/useOperator.ts';
import english from '../public/locales/en/legal.json';
import { createWording } from '../translations/createWording.ts';
import type { KeyOf } from '../translations/translate.ts';
import { useLocale } from '../translations/useLocale.ts';
import styles from './LegalText.module.css';
import { OperatorDetails } from './OperatorDetails.tsx';

const useLegalWording = createWording('legal', english);

export type LegalTextName = 'about' | 'terms' | 'privacy';

type Key = KeyOf<typeof english>;
type Section = { readonly title?: Key; readonly paragraphs: readonly Key[]; readonly isOperators?: boolean };

/** The day on which any of the texts was changed last. */
const CHANGED = '2026-11-21';

const SECTIONS: Readonly<Record<LegalTextName, readonly Section[]>> = {
  about: [
    { paragraphs: ['aboutGame'] },
    { title: 'aboutFreeTitle', paragraphs: ['aboutFree'] },
    { title: 'aboutWhoTitle', paragraphs: ['aboutWho'], isOperators: true },
    { title: 'aboutThanksTitle', paragraphs: ['aboutThanks'] },
  ],
  terms: [
    { title: 'termsWhoTitle', paragraphs: ['termsWho'], isOperators: true },
    { title: 'termsGameTitle', paragraphs: ['termsGame'] },
    { title: 'termsAccountTitle', paragraphs: ['termsAccount'] },
    { title: 'termsFairTitle', paragraphs: ['termsFair'] },
    { title: 'termsInviteTitle', paragraphs: ['termsInvite'] },
    { title: 'termsWritingTitle', paragraphs: ['termsWriting'] },
    { title: 'termsRightsTitle', paragraphs: ['termsRights'] },
    { title: 'termsEndTitle', paragraphs: ['termsEnd'] },
    { title: 'termsLiabilityTitle', paragraphs: ['termsLiability'] },
    { title: 'termsLawTitle', paragraphs: ['termsLaw'] },
  ],
  privacy: [
    { title: 'privacyWhoTitle', paragraphs: ['privacyWho'], isOperators: true },
    { title: 'privacyVisitorTitle', paragraphs: ['privacyVisitor'] },
    { title: 'privacyAccountTitle', paragraphs: ['privacyAccount'] },
    { title: 'privacyVoluntaryTitle', paragraphs: ['privacyVoluntary'] },
    { title: 'privacyServerTitle', paragraphs: ['privacyServer'] },
    { title: 'privacyWhyTitle', paragraphs: ['privacyWhy'] },
    { title: 'privacySharedTitle', paragraphs: ['privacyShared'] },
    { title: 'privacyBrowserTitle', paragraphs: ['privacyBrowser', 'privacyBrowserDelete'] },
    { title: 'privacyKeptTitle', paragraphs: ['privacyKept'] },
    { title: 'privacyRightsTitle', paragraphs: ['privacyRights'] },
    { title: 'privacyChangesTitle', paragraphs: ['privacyChanges'] },
  ],
};

/** One of the texts, with the name and the addresses of whoever runs this site filled in. */
export function LegalText({ text }: { readonly text: LegalTextName }) {
  const t = useLegalWording();
  const operator = useOperator();
  const locale = useLocale();
  const changed = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(CHANGED),
  );
  const unnamed = t('unnamedOperator');
  return (
    <div className={styles['text']}>
      {SECTIONS[text].map(({ title, paragraphs, isOperators }) => (
        <section key={paragraphs[0]} className={styles['section']}>
          {title && <h3 className={styles['title']}>{t(title)}</h3>}
          {paragraphs.map((key) => (
            <Paragraph key={key} text={t(key, { operator: operator?.name ?? unnamed })} />
          ))}
          {isOperators && operator && (
            <OperatorDetails operator={operator} unnamed={unnamed} noAddress={t('noAddress')} />
          )}
        </section>
      ))}
      {text !== 'about' && <p className={styles['changed']}>{t('changed', { date: changed })}</p>}
    </div>
  );
}

/** A text of several lines is a list: the first line leads to it, each of the others is a point. */
function Paragraph({ text }: { readonly text: string }) {
  const [lead, ...points] = text.split('\n');
  return (
    <>
      <p>{lead}</p>
      {points.length > 0 && (
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
