/*
 * How tables and views belong together: foreign keys, the same keys seen through views that show their columns, tables
 * that only join two others, and each of them from both ends.
 */
import type { CatalogueForeignKey, CatalogueRelation } from './catalogue.ts';
import type { ColumnPair, ForeignKeyRelationship, JunctionRelationship, Relationship } from './schema.ts';
import type { ColumnOrigin } from './viewColumns.ts';

/** A foreign key between two relations, either of which may be a view that shows the key. */
interface Reference {
  readonly from: CatalogueRelation;
  readonly to: CatalogueRelation;
  readonly constraint: string;
  readonly isUnique: boolean;
  readonly columns: readonly ColumnPair[];
}

export interface RelationshipSources {
  readonly relations: ReadonlyMap<number, CatalogueRelation>;
  readonly foreignKeys: readonly CatalogueForeignKey[];
  /** Origins of the views' columns in tables. */
  readonly views: ReadonlyMap<number, ReadonlyMap<number, ColumnOrigin>>;
  /** Names of the columns that identify a row, also of views. */
  primaryKeyOf(relation: CatalogueRelation): readonly string[];
  isExposed(relation: CatalogueRelation): boolean;
}

export function buildRelationships(sources: RelationshipSources): Relationship[] {
  const references = sources.foreignKeys.flatMap((key) => referencesOf(key, sources));
  const exposed = references.filter(({ from }) => sources.isExposed(from));
  const direct = exposed.filter(({ to }) => sources.isExposed(to));
  return [
    ...direct.map(forward),
    ...direct.map(backward),
    ...junctions(
      exposed.filter(({ to, isUnique }) => sources.isExposed(to) && !isUnique),
      sources,
    ),
  ];
}

/** The key itself, and the key between each pair of relations that show all of its columns. */
function referencesOf(key: CatalogueForeignKey, sources: RelationshipSources): Reference[] {
  const from = sources.relations.get(key.from);
  const to = sources.relations.get(key.to);
  if (!from || !to) return [];
  const isUnique = from.keys.some(({ columns }) => isSameSet(columns, key.fromColumns));
  const starts = [
    { relation: from, names: columnNames(from, key.fromColumns) },
    ...shownBy(key.from, key.fromColumns, sources),
  ];
  const ends = [
    { relation: to, names: columnNames(to, key.toColumns) },
    ...shownBy(key.to, key.toColumns, sources),
  ];
  return starts.flatMap((start) =>
    ends.map((end) => ({
      from: start.relation,
      to: end.relation,
      constraint: key.name,
      isUnique,
      columns: start.names.map((name, index): ColumnPair => [name, end.names[index] ?? '']),
    })),
  );
}

/** The views that show all of these columns of a table, once for each way in which they do. */
function shownBy(table: number, columns: readonly number[], { views, relations }: RelationshipSources) {
  return [...views].flatMap(([oid, origins]) => {
    const relation = relations.get(oid);
    if (!relation) return [];
    const choices = columns.map((column) =>
      [...origins]
        .filter(([, origin]) => origin.relation === table && origin.column === column)
        .map(([number]) => number),
    );
    return combinations(choices).map((numbers) => ({ relation, names: columnNames(relation, numbers) }));
  });
}

function combinations<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (before, options) => before.flatMap((start) => options.map((option) => [...start, option])),
    [[]],
  );
}

export function columnNames(relation: CatalogueRelation, numbers: readonly number[]): string[] {
  return numbers.map((number) => relation.columns.find((column) => column.number === number)?.name ?? '');
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number) => other.includes(number));
}

function forward({ from, to, constraint, isUnique, columns }: Reference): ForeignKeyRelationship {
  return {
    kind: isUnique ? 'one-to-one' : 'many-to-one',
    table: { schema: from.schema, name: from.name },
    foreignTable: { schema: to.schema, name: to.name },
    foreignIsView: to.isView,
    isToOne: true,
    constraint,
    columns,
  };
}

function backward({ from, to, constraint, isUnique, columns }: Reference): ForeignKeyRelationship {
  return {
    kind: isUnique ? 'one-to-one' : 'one-to-many',
    table: { schema: to.schema, name: to.name },
    foreignTable: { schema: from.schema, name: from.name },
    foreignIsView: from.isView,
    isToOne: isUnique,
    constraint,
    columns: columns.map(([own, foreign]): ColumnPair => [foreign, own]),
  };
}

/** A relation joins two others when its primary key contains its references to both. */
function junctions(references: readonly Reference[], sources: RelationshipSources): JunctionRelationship[] {
  const byOrigin = new Map<CatalogueRelation, Reference[]>();
  for (const reference of references) {
    const known = byOrigin.get(reference.from);
    if (known) known.push(reference);
    else byOrigin.set(reference.from, [reference]);
  }
  return [...byOrigin].flatMap(([junction, leaving]) => {
    const primaryKey = new Set(sources.primaryKeyOf(junction));
    const identifying = leaving.filter(({ columns }) => columns.every(([own]) => primaryKey.has(own)));
    return identifying.flatMap((one) =>
      identifying
        .filter((other) => other.constraint !== one.constraint)
        .map((other) => throughJunction(junction, one, other)),
    );
  });
}

function throughJunction(
  junction: CatalogueRelation,
  toTable: Reference,
  toForeign: Reference,
): JunctionRelationship {
  const pairs = ({ columns }: Reference) => columns.map(([own, foreign]): ColumnPair => [foreign, own]);
  return {
    kind: 'many-to-many',
    table: { schema: toTable.to.schema, name: toTable.to.name },
    foreignTable: { schema: toForeign.to.schema, name: toForeign.to.name },
    foreignIsView: toForeign.to.isView,
    isToOne: false,
    junction: { schema: junction.schema, name: junction.name },
    toTable: { constraint: toTable.constraint, columns: pairs(toTable) },
    toForeign: { constraint: toForeign.constraint, columns: pairs(toForeign) },
  };
}
