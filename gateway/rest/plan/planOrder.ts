import { notEmbedded, orderNotToOne, undefinedColumn } from '../errors.ts';
import type { OrderTerm } from '../parse/query.ts';
import type { Embed, PlannedField, PlannedOrder } from './plan.ts';
import type { Here } from './planConditions.ts';
import { planField } from './planFields.ts';

/** @throws HttpError 400 for a column that does not exist, or an embedded resource that has more than one row. */
export function planOrder(here: Here, { relation, field, direction, nulls }: OrderTerm): PlannedOrder {
  if (relation === null) {
    return { embed: null, field: planField(here.schema, here.source, field), direction, nulls };
  }
  const embed = here.embeds.find(({ name }) => name === relation);
  if (!embed) throw notEmbedded(relation);
  if (!embed.relationship.isToOne) throw orderNotToOne(here.source.label, embed.name);
  return { embed, field: shownField(embed, field.name, field.path), direction, nulls };
}

/** Rows are ordered by what is shown of an embedded one, or by anything of it when nothing is shown. */
function shownField({ node }: Embed, name: string, path: PlannedField['path']): PlannedField {
  const isWhole = node.columns.length === 0 && node.embeds.length === 0;
  const shown = node.columns.find(
    (column) => column.field !== null && (column.alias ?? column.field.name) === name,
  );
  const whole = isWhole || node.columns.some(({ field }) => field === null);
  const column = whole ? node.source.columns.get(name) : undefined;
  if (!shown && !column) throw undefinedColumn(`${node.source.label}.${name}`);
  const isPlain = shown?.cast === null && shown.field !== null && shown.field.path.length === 0;
  const baseType = column?.baseType ?? (isPlain ? shown.field.baseType : '');
  return { name, path, baseType, computed: null };
}
