import type english from '../../public/locales/en/regions.json';

export type StateCode = keyof typeof english;

/** Provinces and territories of Canada, states of the United States and DC (ISO 3166-2). A test compares them with the standard. */
const STATES: Readonly<Record<string, readonly StateCode[]>> = {
  CA: [
    ...(['CA-AB', 'CA-BC', 'CA-MB', 'CA-NB', 'CA-NL', 'CA-NS', 'CA-NT', 'CA-NU', 'CA-ON', 'CA-PE'] as const),
    ...(['CA-QC', 'CA-SK', 'CA-YT'] as const),
  ],
  US: [
    ...(['US-AK', 'US-AL', 'US-AR', 'US-AZ', 'US-CA', 'US-CO', 'US-CT', 'US-DC', 'US-DE', 'US-FL'] as const),
    ...(['US-GA', 'US-HI', 'US-IA', 'US-ID', 'US-IL', 'US-IN', 'US-KS', 'US-KY', 'US-LA', 'US-MA'] as const),
    ...(['US-MD', 'US-ME', 'US-MI', 'US-MN', 'US-MO', 'US-MS', 'US-MT', 'US-NC', 'US-ND', 'US-NE'] as const),
    ...(['US-NH', 'US-NJ', 'US-NM', 'US-NV', 'US-NY', 'US-OH', 'US-OK', 'US-OR', 'US-PA', 'US-RI'] as const),
    ...(['US-SC', 'US-SD', 'US-TN', 'US-TX', 'US-UT', 'US-VA', 'US-VT', 'US-WA', 'US-WI', 'US-WV'] as const),
    'US-WY',
  ],
};

/** The states of a country, from its code; none but for Canada and the United States (spec section 5). */
export function statesOf(country: string | null): readonly StateCode[] {
  return STATES[country ?? ''] ?? [];
}
