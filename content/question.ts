import type { PictureId } from './catalogue/catalogue.ts';
import type { WorldName } from './catalogue/worlds.ts';

/**
 * A question as its writer writes it. The rules, most of which `pack.test.ts` checks:
 *
 * - `phrase` is a well-known saying, phrase or clue in natural English: the missing word is written `____`, or it is asked
 *   for with a question mark. `answer` is one word, in lower case unless it is a name, that a native speaker can find, and
 *   the only natural one; other fair words go to `alternates`, the other number of a noun to `plurals`.
 * - `picture` belongs to the phrase and takes a moment's thought: preferably not the answer word itself. The other cells are
 *   drawn from `world`, so every picture there that could be defended as well goes to `avoid`; `decoys` names pictures of
 *   the world that must be there because they make the player think. A world has at least 9 (3x3) or 16 (4x4) pictures left.
 * - Alt texts describe without answering: where the right picture is the answer itself, the catalogue must not name it but say
 *   what it looks like. There is one alt text for a picture, so that a different one cannot point at the right cell.
 * - `reason` tells in one or two sentences, 40 to 320 characters, something true and checkable: an origin, a first use, a
 *   meaning. When an origin is disputed, say so or tell the meaning.
 * - No phrase twice in the whole pack, no answer more than three times, no right picture more than four times.
 * - 301 is for everybody, 401 a little less plain, 303 takes thought, 404 takes more: less obvious sayings and wordplay.
 */
export interface Question {
  readonly phrase: string;
  readonly answer: string;
  readonly alternates?: readonly string[];
  readonly plurals?: readonly string[];
  /** The answer must be typed exactly like this, capitals included. */
  readonly isExact?: true;
  readonly world: WorldName;
  readonly picture: PictureId;
  readonly decoys?: readonly PictureId[];
  readonly avoid?: readonly PictureId[];
  readonly reason: string;
}
