import { finding, WHOLE_FILE, type Finding } from './finding.ts';
import { quoted } from './note.ts';
import type { Puzzle } from './puzzle.ts';

/** A file by its name and the puzzle that was read from it; null when it has errors. */
export type NamedPuzzle = { readonly fileName: string; readonly puzzle: Puzzle | null };

/** What is only seen when files are looked at together: for each file, in the same order, its findings. */
export function findAcrossFiles(files: readonly NamedPuzzle[]): Finding[][] {
  const firsts = {
    names: new Map<string, string>(),
    phrases: new Map<string, string>(),
    messages: new Map<string, Message>(),
  };
  return files.map(({ fileName, puzzle }) => {
    if (!puzzle) return [];
    const findings: Finding[] = [];
    const twin = firstOf(firsts.names, puzzle.name, fileName);
    if (twin !== null) {
      return [
        finding('same_puzzle_twice', WHOLE_FILE, `${twin} is the same puzzle. Give only one of the two.`),
      ];
    }
    for (const { seq, phrase } of puzzle.questions) {
      const before = firstOf(firsts.phrases, phrase.toLowerCase(), fileName);
      if (before === null || before === fileName) continue;
      findings.push(
        finding(
          'repeated_question',
          WHOLE_FILE,
          `Question ${seq}, ${quoted(phrase)}, is in ${before} as well.`,
        ),
      );
    }
    if (puzzle.messageOfTheDay !== null) {
      const message = { fileName, text: puzzle.messageOfTheDay };
      const before = firstOf(firsts.messages, puzzle.day ?? 'demo', message);
      if (before !== null && before.text !== message.text) {
        const sentence = `${before.fileName} has another message for the same day. A day shows one: make them the same, or keep it in one file.`;
        findings.push(finding('message_differs', WHOLE_FILE, sentence));
      }
    }
    return findings;
  });
}

type Message = { readonly fileName: string; readonly text: string };

/** What a key was first seen with; null, and remembered, when it is seen for the first time. */
function firstOf<Value>(seen: Map<string, Value>, key: string, value: Value): Value | null {
  const before = seen.get(key);
  if (before === undefined) seen.set(key, value);
  return before ?? null;
}
