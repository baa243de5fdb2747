import { strFromU8, unzipSync, zipSync } from 'fflate';

/** The parts of a workbook that are read, all told, once unpacked. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Cells that an OpenDocument sheet may unfold to; a repeated cell is one element however often it is repeated. */
const MAX_UNFOLDED_CELLS = 500_000;

export type Unpacked =
  | { readonly kind: 'workbook'; readonly bytes: Uint8Array; readonly names: readonly string[] }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'broken' };

// Pictures, fonts and macros inside a workbook are no business of ours and never get unpacked.
const READ_PARTS = /\.(xml|rels)$/i;

/**
 * Unpacks the readable parts of a zipped workbook (xlsx, ods) within limits and packs them again without compression,
 * so that the spreadsheet library, which has no limits of its own, cannot be made to fill the memory.
 */
export function unpack(bytes: Uint8Array): Unpacked {
  const names: string[] = [];
  const seen = { bytes: 0 };
  try {
    // A part that is larger than it says is cut off at what it says.
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name);
        if (!READ_PARTS.test(name)) return false;
        seen.bytes += originalSize;
        return seen.bytes <= MAX_UNPACKED_BYTES;
      },
    });
    const content = parts['content.xml'];
    const cells = content ? unfoldedCells(strFromU8(content)) : 0;
    if (seen.bytes > MAX_UNPACKED_BYTES || cells > MAX_UNFOLDED_CELLS) return { kind: 'too_large' };
    return { kind: 'workbook', bytes: zipSync(parts, { level: 0 }), names };
  } catch {
    return { kind: 'broken' };
  }
}

// Prefixes are free to choose in XML, and values in quotation marks may hold a `>`.
const ROW_OR_CELL = /<(?:[\w-]+:)?(covered-)?table-(row|cell)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;

/** How many cells the library makes of an OpenDocument `content.xml`: those that are not empty, and covered ones. */
function unfoldedCells(xml: string): number {
  let total = 0;
  let rows = 1;
  for (const [, covered, element, attributes = ''] of xml.matchAll(ROW_OR_CELL)) {
    if (element === 'row') rows = repeated(attributes, 'rows');
    else if (covered || !attributes.endsWith('/')) total += rows * repeated(attributes, 'columns');
  }
  return total;
}

function repeated(attributes: string, what: 'rows' | 'columns'): number {
  return Number(new RegExp(`number-${what}-repeated=["'](\\d+)`).exec(attributes)?.[1] ?? 1);
}
