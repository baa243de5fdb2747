import {
  array,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import { ownedKey } from './ownedKey.ts';
import { storedValue } from './storedValue.ts';

const schema = array(
  object({
    puzzleName: string(),
    questionSeq: number(),
    text: pipe(string(), maxLength(200)),
    image: nullable(string()),
    /** What Try Again said of the answer before it was taken up again. */
    hint: nullable(picklist(['text', 'image', 'both'])),
  }),
);

/** What was typed and picked for a question that is not confirmed yet. */
export type StoredDraft = Readonly<InferOutput<typeof schema>[number]>;

type QuestionName = Pick<StoredDraft, 'puzzleName' | 'questionSeq'>;

/** Nobody is in the middle of more games than that; what was left longest ago goes first. */
const MOST_DRAFTS = 30;

/** The drafts of a player, or of a visitor when `playerId` is null: they outlive a reload and a closed tab. */
export function drafts(playerId: string | null) {
  const stored = storedValue(ownedKey('drafts', playerId), schema, []);

  function others({ puzzleName, questionSeq }: QuestionName): readonly StoredDraft[] {
    return stored.read().filter((one) => one.puzzleName !== puzzleName || one.questionSeq !== questionSeq);
  }

  return {
    find({ puzzleName, questionSeq }: QuestionName): StoredDraft | null {
      return (
        stored.read().find((one) => one.puzzleName === puzzleName && one.questionSeq === questionSeq) ?? null
      );
    },
    /** Keeps a draft in the place of what was kept for the same question. */
    keep(draft: StoredDraft): void {
      stored.write([...others(draft), draft].slice(-MOST_DRAFTS));
    },
    /** Forgets the draft of a question that is finished, or of which nothing is left. */
    remove(question: QuestionName): void {
      const left = others(question);
      if (left.length === 0) stored.remove();
      else stored.write([...left]);
    },
  };
}
