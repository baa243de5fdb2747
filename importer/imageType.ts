type Signature = {
  readonly type: string;
  readonly extension: string;
  readonly matches: (head: string) => boolean;
};

// By content, because a name can say anything; these are the formats that all players' browsers show.
const SIGNATURES: readonly Signature[] = [
  { type: 'image/webp', extension: 'webp', matches: (head) => /^RIFF[^]{4}WEBP/.test(head) },
  { type: 'image/png', extension: 'png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', extension: 'jpg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { type: 'image/gif', extension: 'gif', matches: (head) => /^GIF8[79]a/.test(head) },
  { type: 'image/avif', extension: 'avif', matches: (head) => /^[^]{4}ftypavi[fs]/.test(head) },
];

/** The media type of a picture and the ending that goes with it, by its first bytes; null when it is none that is shown. */
export function imageTypeOf(bytes: Uint8Array): { type: string; extension: string } | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const found = SIGNATURES.find(({ matches }) => matches(head));
  return found ? { type: found.type, extension: found.extension } : null;
}
