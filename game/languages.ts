/** What the app can be read in, by the names that its wording files lie under (spec section 9). English is the one it is built with. */
export const LANGUAGES = ['en', 'fr', 'cn'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The BCP 47 tag of each: what browsers and screen readers call it, and the rules for its dates, numbers and plurals. */
export const LOCALES = { en: 'en', fr: 'fr', cn: 'zh-Hans' } as const satisfies Record<Language, string>;

export type Locale = (typeof LOCALES)[Language];
