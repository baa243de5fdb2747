import { finding, type Finding, type FindingCode } from './finding.ts';

/** Takes down a finding at a cell (its address), or about the whole file (null). */
export type Note = (code: FindingCode, cell: string | null, sentence: string) => void;

/** A note taker for one sheet, and the list that it fills. */
export function noteTaker(sheet: string | null): { note: Note; findings: Finding[] } {
  const findings: Finding[] = [];
  const note: Note = (code, cell, sentence) => {
    findings.push(finding(code, { sheet: cell === null ? null : sheet, cell }, sentence));
  };
  return { note, findings };
}

/** A text from a file within a sentence, cut to a length that leaves the sentence readable. */
export function quoted(text: string): string {
  return text.length > 80 ? `"${text.slice(0, 79)}…"` : `"${text}"`;
}
