import { embedFilterInvalid } from '../errors.ts';
import type { Condition, Filter } from '../parse/query.ts';
import type { Schema } from '../schema/schema.ts';
import type { Embed, PlannedCondition, Source } from './plan.ts';
import { planField } from './planFields.ts';

export interface Here {
  readonly schema: Schema;
  readonly source: Source;
  /** What is embedded in these rows. */
  readonly embeds: readonly Embed[];
}

/** @throws HttpError 400 for a column that does not exist, or a comparison with an embedded resource. */
export function planCondition(here: Here, condition: Condition): PlannedCondition {
  if (condition.kind !== 'filter') {
    const { kind, isNegated, conditions } = condition;
    return { kind, isNegated, conditions: conditions.map((one) => planCondition(here, one)) };
  }
  const embed = embedNamed(here, condition);
  if (embed) return planEmbedded(embed, condition);
  const { field, isNegated, operation } = condition;
  return { kind: 'filter', field: planField(here.schema, here.source, field), isNegated, operation };
}

/** A column of the same name is meant first. */
function embedNamed({ source, embeds }: Here, { field }: Filter): Embed | undefined {
  if (field.path.length > 0 || source.columns.has(field.name)) return undefined;
  return embeds.find(({ name }) => name === field.name);
}

/** `author=is.null`: rows that nothing is embedded in. */
function planEmbedded(embed: Embed, { isNegated, operation }: Filter): PlannedCondition {
  if (operation.kind !== 'is') throw embedFilterInvalid(embed.name);
  if (operation.value !== 'null' && operation.value !== 'not_null') throw embedFilterInvalid(embed.name);
  return { kind: 'embedded', embed, isEmpty: (operation.value === 'null') !== isNegated };
}
