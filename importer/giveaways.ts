import type { Answers } from './answers.ts';
import type { PlacedCell } from './grid.ts';
import { folderOf, imageExtensionOf } from './imagePath.ts';
import { hintsAt, mentions } from './mentions.ts';
import { quoted, type Note } from './note.ts';

/** Words that some give to the right picture, and that players could read in its address. */
const TELLING_WORDS = ['correct', 'answer', 'solution'];

/** What players see of a question before they answer it. */
export type Visible = {
  readonly phrase: string;
  readonly phraseAddress: string | null;
  readonly cells: readonly PlacedCell[];
};

/** Reports whatever tells players the answer beforehand: names, alt texts, and a right picture unlike the others. */
export function checkGiveaways(
  visible: Visible,
  answers: Answers,
  rightImage: string | null,
  note: Note,
): void {
  const accepted = [answers.answer, ...answers.alternates, ...answers.plurals];
  const inPhrase = accepted.find((one) => mentions(visible.phrase, one));
  if (inPhrase !== undefined) {
    note(
      'phrase_has_answer',
      visible.phraseAddress,
      `The phrase contains its own answer ${quoted(inPhrase)}. Leave a gap for it.`,
    );
  }
  checkAlts(visible.cells, note);
  const right = visible.cells.find((cell) => cell.image === rightImage);
  if (!right) return;
  const others = visible.cells.filter((cell) => cell !== right);
  checkName(right, others, accepted, note);
  const inAlt = accepted.find((one) => mentions(right.alt, one));
  if (inAlt !== undefined) {
    note(
      'alt_gives_answer',
      right.address,
      `The Alt text of the right picture contains the answer ${quoted(inAlt)}. Describe it otherwise.`,
    );
  }
}

function checkName(
  right: PlacedCell,
  others: readonly PlacedCell[],
  accepted: readonly string[],
  note: Note,
): void {
  const bare = withoutExtension(right.image);
  const given = accepted.find((one) => mentions(bare, one));
  const telling = TELLING_WORDS.find(
    (word) => mentions(bare, word) && !others.every((other) => mentions(withoutExtension(other.image), word)),
  );
  const hint = accepted.find((one) => hintsAt(bare, one));
  if (given !== undefined || telling !== undefined) {
    const sentence = `The path ${quoted(right.image)} gives the right picture away (${quoted(given ?? telling ?? '')}): players can read it. Rename the file or folder.`;
    note('name_gives_answer', right.address, sentence);
  } else if (hint !== undefined) {
    note(
      'name_hints_answer',
      right.address,
      `The path ${quoted(right.image)} hints at the answer ${quoted(hint)}: players can read it.`,
    );
  }
  const isAlone = (trait: (path: string) => string) => {
    const traits = new Set(others.map((other) => trait(other.image)));
    return traits.size === 1 && !traits.has(trait(right.image));
  };
  if (isAlone(folderOf) || isAlone(imageExtensionOf)) {
    const sentence = `${quoted(right.image)} is the only picture of the question in another folder or format, which players can see. Make it like the others.`;
    note('right_image_stands_out', right.address, sentence);
  }
}

function checkAlts(cells: readonly PlacedCell[], note: Note): void {
  const without = cells.filter((cell) => cell.alt === '');
  if (without.length > 0 && without.length < cells.length) {
    const sentence =
      'This picture has no Alt text while others of the question have one, which sets it apart. Write one for each.';
    for (const cell of without) note('alt_incomplete', cell.address, sentence);
  }
  const seen = new Set<string>();
  for (const cell of cells) {
    const alt = cell.alt.toLowerCase();
    if (alt !== '' && seen.has(alt)) {
      note(
        'alt_repeated',
        cell.address,
        'Another picture of the question has the same Alt text. Say what tells them apart.',
      );
    }
    seen.add(alt);
  }
}

function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}
