import { array, boolean, type InferOutput, number, object, parse, picklist } from 'valibot';
import { VARIANTS } from '../../game/variants.ts';
import { callInPatience } from './callInPatience.ts';
import { streakSchema } from './gameSchemas.ts';
import type { Result } from './result.ts';

const schema = object({
  streak: streakSchema,
  variants: array(object({ variant: picklist(VARIANTS), unlockDays: number(), isUnlocked: boolean() })),
});

/** Which variants a streak of so many days unlocks, the shortest first, and whether they are unlocked now. */
export type Unlocks = InferOutput<typeof schema>;

/** What the player who is signed in has unlocked. */
export function playerUnlocks(): Promise<Result<Unlocks>> {
  return callInPatience(
    ({ rest }) => rest.rpc('my_unlocks'),
    (data) => parse(schema, data),
  );
}
