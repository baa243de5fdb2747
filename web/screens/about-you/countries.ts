import { iso31661Alpha2ToAlpha3 } from 'iso-3166';

/** Kosovo has no code of ISO's own; this is the one that Unicode's data and everybody else give it. */
const KOSOVO = 'XK';

/** The countries and territories of the world (ISO 3166-1 alpha-2), about 250 (spec section 9). */
export const COUNTRIES: readonly string[] = [...Object.keys(iso31661Alpha2ToAlpha3), KOSOVO];
