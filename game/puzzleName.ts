import { isRealDay } from './days.ts';
import { isVariant, type Variant } from './variants.ts';

/** What a puzzle's file name says of it. */
export type PuzzleName = {
  /** The name itself, as tables and calls use it. */
  readonly name: string;
  /** `YYYY-MM-DD`, or null for the demo. */
  readonly day: string | null;
  readonly variant: Variant;
  readonly isDemo: boolean;
};

/** The one puzzle that belongs to no day (spec section 3). */
export const DEMO_PUZZLE = 'DEMOGAMEG-ENG_G0301.xlsx';

// The variant sits at offset 16 in both forms (spec section 3).
const DATED = /^(\d{4})(\d{2})(\d{2})G-ENG_G0(\d{3})\.xlsx$/;

/** Reads a puzzle's file name; null when it names no puzzle of a real date and a known variant (spec section 3). */
export function parsePuzzleName(name: string): PuzzleName | null {
  if (name === DEMO_PUZZLE) return { name, day: null, variant: '301', isDemo: true };
  const [, year, month, date, variant] = DATED.exec(name) ?? [];
  const day = `${year}-${month}-${date}`;
  if (variant === undefined || !isVariant(variant) || !isRealDay(day)) return null;
  return { name, day, variant, isDemo: false };
}

/** The file name of the puzzle of a day (`YYYY-MM-DD`) and variant; without a day, of the demo. */
export function puzzleName(day: string | null, variant: Variant): string {
  return day === null ? DEMO_PUZZLE : `${day.replaceAll('-', '')}G-ENG_G0${variant}.xlsx`;
}
