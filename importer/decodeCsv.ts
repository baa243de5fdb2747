import { finding, WHOLE_FILE, type Finding } from './finding.ts';

export type DecodedCsv = {
  readonly text: string;
  readonly separator: string;
  readonly findings: readonly Finding[];
};

/** Turns the bytes of a CSV file into text and finds what separates its columns: comma, semicolon, tab or bar. */
export function decodeCsv(bytes: Uint8Array): DecodedCsv {
  const { text, findings } = decode(bytes);
  // Excel writes this line first when the separator is not the country's own.
  const [announcement, announced] = /^sep=(.)\r?\n/.exec(text) ?? [];
  if (announcement !== undefined && announced !== undefined) {
    // The line stays as an empty one, so that rows keep their numbers.
    return { text: `\n${text.slice(announcement.length)}`, separator: announced, findings };
  }
  return { text, separator: separatorOf(text), findings };
}

function decode(bytes: Uint8Array): { text: string; findings: Finding[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), findings: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), findings: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), findings: [] };
  } catch {
    const sentence =
      'The text is not UTF-8 and was read as Windows-1252. Check accents and quotation marks, or save as "CSV UTF-8".';
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      findings: [finding('encoding', WHOLE_FILE, sentence)],
    };
  }
}

/** The separator of the headings: phrases and reasons further down are full of commas. */
function separatorOf(text: string): string {
  const headings = /^.*/.exec(text.trimStart())?.[0] ?? '';
  const counted = [',', ';', '\t', '|'].map((mark) => ({ mark, count: headings.split(mark).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}
