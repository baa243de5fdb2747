/** The spreadsheet files that are read: their endings and media types. */
export const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
} as const;

export type SheetExtension = keyof typeof MEDIA_TYPES;

/** The ending of a file's name in small letters; null when it is not one of a puzzle file. */
export function extensionOf(fileName: string): SheetExtension | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(MEDIA_TYPES, ending) && fileName.includes('.') ? (ending as SheetExtension) : null;
}

/** What is inside a file by its first bytes: `compound` is the container of .xls files. */
export function kindOf(bytes: Uint8Array): 'zip' | 'compound' | 'text' | 'unknown' {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'compound';
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return 'text';
  return bytes.includes(0) ? 'unknown' : 'text';
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
