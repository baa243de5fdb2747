import type { Catalogue, CatalogueRelation, CatalogueRoutine } from './catalogue.ts';
import { buildRelationships, columnNames } from './relationships.ts';
import type {
  Column,
  ComputedRelationship,
  NamedInSchema,
  QualifiedName,
  Relationship,
  Routine,
  Schema,
  Table,
} from './schema.ts';
import { readViewColumns, resolveOrigins, type ColumnOrigin } from './viewColumns.ts';

type Origins = ReadonlyMap<number, ReadonlyMap<number, ColumnOrigin>>;

/** Makes of the catalogue what requests are planned with, leaving out all that is not in `exposed` schemas. */
export function buildSchema(catalogue: Catalogue, exposed: readonly string[]): Schema {
  const relations = new Map(catalogue.relations.map((relation) => [relation.oid, relation]));
  const byRowType = new Map(catalogue.relations.map((relation) => [relation.rowType, relation]));
  const views = resolveOrigins(new Map(catalogue.views.map(({ oid, rule }) => [oid, readViewColumns(rule)])));
  const isExposed = ({ schema }: QualifiedName) => exposed.includes(schema);
  const primaryKeyOf = (relation: CatalogueRelation) => primaryKey(relation, relations, views);
  const computed = computedRelationships(catalogue.routines, byRowType, relations).filter(
    ({ table, foreignTable }) => isExposed(table) && isExposed(foreignTable),
  );
  return {
    tables: byName(
      catalogue.relations.filter(isExposed).map((relation) => toTable(relation, primaryKeyOf(relation))),
      (table) => table,
    ),
    relationships: grouped(
      withComputed(
        buildRelationships({
          relations,
          foreignKeys: catalogue.foreignKeys,
          views,
          primaryKeyOf,
          isExposed,
        }),
        computed,
      ),
      ({ table }) => table,
    ),
    routines: grouped(
      catalogue.routines.filter(isCallable).map((routine) => toRoutine(routine, relations)),
      (routine) => routine,
    ),
    computedColumns: computedColumns(catalogue.routines, byRowType),
    types: new Map(catalogue.types.map(({ schema, names }) => [schema, new Set(names)])),
  };
}

function toTable(relation: CatalogueRelation, key: readonly string[]): Table {
  return {
    schema: relation.schema,
    name: relation.name,
    isView: relation.isView,
    columns: new Map(relation.columns.map((column) => [column.name, column])),
    primaryKey: key,
  };
}

/** Of a view: the columns that show the primary key of a table below it, if it shows all of them. */
function primaryKey(
  relation: CatalogueRelation,
  relations: ReadonlyMap<number, CatalogueRelation>,
  views: Origins,
): readonly string[] {
  const own = relation.keys.find(({ isPrimary }) => isPrimary);
  if (own) return columnNames(relation, own.columns);
  const origins = [...(views.get(relation.oid) ?? [])];
  const below = new Set(origins.map(([, origin]) => origin.relation));
  return [...below].flatMap((oid) => {
    const key = relations.get(oid)?.keys.find(({ isPrimary }) => isPrimary)?.columns ?? [];
    const shown = key.map((number) =>
      origins.find(([, { relation: from, column }]) => from === oid && column === number),
    );
    return shown.every((column) => column !== undefined)
      ? columnNames(
          relation,
          shown.map(([number]) => number),
        )
      : [];
  });
}

const TYPES_OF_A_WHOLE_BODY = ['bytea', 'json', 'jsonb', 'text', 'xml'];

/** Parameters are given by name, so all need one; but the only one may take the body as it is. */
function isCallable({ inputs }: CatalogueRoutine): boolean {
  const unnamed = inputs.filter(({ name }) => name === '');
  if (unnamed.length === 0) return true;
  return inputs.length === 1 && TYPES_OF_A_WHOLE_BODY.includes(inputs[0]?.type ?? '');
}

const VOLATILITIES = { i: 'immutable', s: 'stable', v: 'volatile' } as const;

/** Settings of a function that only work when made before the statement that calls it. */
const SETTINGS_OF_THE_TRANSACTION = ['statement_timeout'];

function toRoutine(routine: CatalogueRoutine, relations: ReadonlyMap<number, CatalogueRelation>): Routine {
  const table = relations.get(routine.returnRelation);
  const settings = (routine.settings ?? []).map((setting): [string, string] => {
    const equals = setting.indexOf('=');
    return [setting.slice(0, equals), setting.slice(equals + 1)];
  });
  return {
    schema: routine.schema,
    name: routine.name,
    parameters: routine.inputs,
    volatility: VOLATILITIES[routine.volatility],
    returns: {
      isSet: routine.returnsSet,
      isComposite: routine.returnsComposite,
      isVoid: routine.returnType === 'void',
      columns: (routine.returnColumns ?? []).map((column) => ({ ...column, default: null })),
      table: table ? { schema: table.schema, name: table.name } : null,
    },
    settings: Object.fromEntries(settings.filter(([name]) => SETTINGS_OF_THE_TRANSACTION.includes(name))),
  };
}

function computedRelationships(
  routines: readonly CatalogueRoutine[],
  byRowType: ReadonlyMap<number, CatalogueRelation>,
  relations: ReadonlyMap<number, CatalogueRelation>,
): ComputedRelationship[] {
  return routines.flatMap((routine) => {
    const table = byRowType.get(routine.takesRowOf ?? 0);
    const foreign = relations.get(routine.returnRelation);
    if (!table || !foreign) return [];
    return {
      kind: 'computed',
      table: { schema: table.schema, name: table.name },
      foreignTable: { schema: foreign.schema, name: foreign.name },
      foreignIsView: foreign.isView,
      isToOne: routine.returnsOneRow,
      function: { schema: routine.schema, name: routine.name },
    };
  });
}

/** A function replaces the relationships that the same embedding would otherwise find. */
function withComputed(
  detected: readonly Relationship[],
  computed: readonly ComputedRelationship[],
): Relationship[] {
  const isReplaced = ({ table, foreignTable }: Relationship) =>
    computed.some(
      (override) =>
        override.table.schema === table.schema &&
        override.table.name === table.name &&
        override.function.schema === foreignTable.schema &&
        override.function.name === foreignTable.name,
    );
  return [...computed, ...detected.filter((relationship) => !isReplaced(relationship))];
}

function computedColumns(
  routines: readonly CatalogueRoutine[],
  byRowType: ReadonlyMap<number, CatalogueRelation>,
): Schema['computedColumns'] {
  const columns = routines.flatMap((routine) => {
    const table = byRowType.get(routine.takesRowOf ?? 0);
    if (!table || routine.returnsSet || routine.returnRelation) return [];
    const column: Column & { function: QualifiedName } = {
      name: routine.name,
      type: routine.returnType,
      baseType: routine.returnBaseType,
      default: null,
      function: { schema: routine.schema, name: routine.name },
    };
    return [{ table, column }];
  });
  const byTable = grouped(columns, ({ table }) => table);
  return new Map(
    [...byTable].map(([schema, tables]) => [
      schema,
      new Map(
        [...tables].map(([name, found]) => [name, new Map(found.map(({ column }) => [column.name, column]))]),
      ),
    ]),
  );
}

function byName<T>(all: readonly T[], nameOf: (one: T) => QualifiedName): NamedInSchema<T> {
  const result = new Map<string, Map<string, T>>();
  for (const one of all) {
    const { schema, name } = nameOf(one);
    const inSchema = result.get(schema) ?? new Map<string, T>();
    result.set(schema, inSchema.set(name, one));
  }
  return result;
}

function grouped<T>(all: readonly T[], nameOf: (one: T) => QualifiedName): NamedInSchema<readonly T[]> {
  const result = new Map<string, Map<string, T[]>>();
  for (const one of all) {
    const { schema, name } = nameOf(one);
    const inSchema = result.get(schema) ?? new Map<string, T[]>();
    result.set(schema, inSchema);
    const known = inSchema.get(name);
    if (known) known.push(one);
    else inSchema.set(name, [one]);
  }
  return result;
}
