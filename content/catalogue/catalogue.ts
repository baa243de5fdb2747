import { animals } from './animals.ts';
import { food } from './food.ts';
import { leisure } from './leisure.ts';
import { people } from './people.ts';
import type { Picture } from './picture.ts';
import { signs } from './signs.ts';
import { things } from './things.ts';
import { outdoors } from './outdoors.ts';

const tables = { ...animals, ...food, ...leisure, ...people, ...signs, ...things, ...outdoors };

export type PictureId = keyof typeof tables;

/** Every picture of the starter pack by its id. */
export const catalogue: ReadonlyMap<PictureId, Picture> = new Map(
  Object.entries(tables).map(([id, [codePoints, alt]]) => [
    id as PictureId,
    { id, file: `${codePoints}.webp`, alt },
  ]),
);
