/** The kinds of game, as the last three digits of a puzzle's name tell them (spec section 9). */
export const VARIANTS = ['301', '303', '401', '404'] as const;

export type Variant = (typeof VARIANTS)[number];

/** Tells whether a text is the code of a kind of game. */
export function isVariant(code: string): code is Variant {
  return (VARIANTS as readonly string[]).includes(code);
}

/** Cells in a row of the grid: the first digit of the code. */
export function gridSizeOf(variant: Variant): 3 | 4 {
  return variant.startsWith('3') ? 3 : 4;
}

/** Questions in a game: the last digit of the code (spec section 9). */
export function questionCountOf(variant: Variant): number {
  return Number(variant.slice(-1));
}
