import type { Values } from '../../backend/playerRecords.ts';

/** What is different in `after`: all that is sent, so that two open forms do not undo each other's changes. */
export function changesBetween<F extends string>(before: Values<F>, after: Values<F>): Partial<Values<F>> {
  const fields = Object.keys(after) as F[];
  const changed = fields.filter((field) => after[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Values<F>>;
}

/**
 * The required fields that must still be filled in. Who empties the whole form takes back what they told us, and owes
 * nothing.
 */
export function missingOf<F extends string>(
  values: Values<F>,
  required: readonly NoInfer<F>[],
): readonly F[] {
  const isEmpty = Object.values(values).every((value) => value === null);
  return isEmpty ? [] : required.filter((field) => values[field] === null);
}
