import type { Finding } from '../importer/finding.ts';
import type { PuzzleChange } from '../importer/publisher.ts';
import type { RehearsedFile } from '../importer/rehearse.ts';

/** The lines on a file: its name, then each finding as `sheet!cell  error  sentence  [its word in the operators' guide]`. */
export function fileLines({ fileName, findings }: RehearsedFile): string[] {
  if (findings.length === 0) return [printable(`${fileName}: nothing to mend`)];
  const places = findings.map(placeOf);
  const width = Math.max(...places.map((place) => place.length));
  const lines = findings.map(
    ({ severity, sentence, code }, index) =>
      `  ${(places[index] ?? '').padEnd(width)}  ${severity.padEnd(7)}  ${sentence} [${code}]`,
  );
  return [fileName, ...lines].map(printable);
}

/** How many errors and warnings there are in how many files. */
export function countLine(files: readonly RehearsedFile[]): string {
  const all = files.flatMap(({ findings }) => findings);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return `${counted(files.length, 'file')}: ${counted(errors, 'error')}, ${counted(all.length - errors, 'warning')}.`;
}

/** What to do about pictures that are missing when nobody said where they are on this machine. */
export function pictureHints(files: readonly RehearsedFile[], images: string | null): string[] {
  const areMissing = files.some(({ findings }) => findings.some(({ code }) => code === 'image_missing'));
  if (images !== null || !areMissing) return [];
  return ['Pictures were looked for on the server only. --images DIR names the folder with those to upload.'];
}

/** What publishing changes or has changed, puzzle by puzzle; unchanged ones are only counted. */
export function changeLines(changes: readonly PuzzleChange[]): string[] {
  const unchanged = changes.filter(({ change }) => change === 'unchanged').length;
  const lines = changes
    .filter(({ change }) => change !== 'unchanged')
    .flatMap((change) => [`${change.name}: ${statusOf(change)}`, ...differenceLines(change)]);
  return [...lines, ...(unchanged > 0 ? [`${counted(unchanged, 'puzzle')} unchanged.`] : [])].map(printable);
}

/** A number and its noun: `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A text without what would move a terminal's cursor or change its colours. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}|\p{Cf}|\p{Cs}/gu, ' ');
}

function placeOf({ sheet, cell }: Finding): string {
  if (cell === null) return '(file)';
  return sheet === null ? cell : `${sheet}!${cell}`;
}

function statusOf({ change, isPlayed, rejudged }: PuzzleChange): string {
  if (change !== 'changed') return change;
  const judged = rejudged > 0 ? `, ${counted(rejudged, 'score')} judged again` : '';
  return `changed${isPlayed ? ', has been played' : ''}${judged}`;
}

/** More would hide what matters; the file itself says the rest. */
const MOST_DIFFERENCES = 20;

function differenceLines({ differences }: PuzzleChange): string[] {
  const shown = differences
    .slice(0, MOST_DIFFERENCES)
    .map(({ where, before, after }) => `  ${where}: ${valueOf(before)} -> ${valueOf(after)}`);
  const more = differences.length - shown.length;
  return more > 0 ? [...shown, `  and ${counted(more, 'more difference')}`] : shown;
}

function valueOf(value: unknown): string {
  const text = value === null || value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
