import { catalogue, type PictureId } from './catalogue/catalogue.ts';
import type { Picture } from './catalogue/picture.ts';
import { worlds } from './catalogue/worlds.ts';
import type { Question } from './question.ts';
import { shuffled } from './random.ts';

/** A picture by its id. */
export function pictureOf(id: PictureId): Picture {
  const picture = catalogue.get(id);
  if (!picture) throw new Error(`No picture is called ${id}.`);
  return picture;
}

/** The pictures that may stand beside the right one. */
export function decoysOf({ world, picture, avoid = [] }: Question): PictureId[] {
  return worlds[world].filter((id) => id !== picture && !avoid.includes(id));
}

/**
 * The pictures of a grid in row order. `randomId` decides both which of the possible decoys are there and where each
 * picture is, in two separate draws, so that the place of the right one follows from nothing that players see.
 */
export function gridOf(question: Question, cellCount: number, randomId: string): Picture[] {
  const wanted = question.decoys ?? [];
  const others = decoysOf(question).filter((id) => !wanted.includes(id));
  const drawn = shuffled(others, `${randomId} which`, String).slice(0, cellCount - 1 - wanted.length);
  const all = [question.picture, ...wanted, ...drawn];
  if (all.length < cellCount) throw new Error(`Too few pictures in ${question.world}: ${question.phrase}`);
  return shuffled(all, `${randomId} where`, String).map(pictureOf);
}
