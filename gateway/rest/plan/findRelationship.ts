import type { HttpError } from '../../http/httpError.ts';
import { restError } from '../errors.ts';
import { lookUp, type QualifiedName, type Relationship, type Schema } from '../schema/schema.ts';
import { closestName, REMOTELY_CLOSE } from '../schema/suggest.ts';

export interface WantedEmbed {
  readonly origin: QualifiedName;
  /** Name of a table, a foreign key or its column, or a function. */
  readonly target: string;
  readonly hint: string | null;
}

/**
 * How the wanted rows belong to those of `origin`.
 * @throws HttpError 400 PGRST200 when they do not, 300 PGRST201 when in more than one way.
 */
export function findRelationship(schema: Schema, wanted: WantedEmbed): Relationship {
  const found = candidates(schema, wanted.origin).filter((relationship) => isWanted(relationship, wanted));
  const [first, second] = found;
  if (!first) throw notRelated(schema, wanted);
  if (second) throw ambiguous(wanted, found);
  return first;
}

/** Only within a schema: another one's tables cannot be named in a request. */
function candidates(schema: Schema, origin: QualifiedName): Relationship[] {
  const all = lookUp(schema.relationships, origin) ?? [];
  return all.filter(({ foreignTable }) => foreignTable.schema === origin.schema);
}

function isWanted(relationship: Relationship, { target, hint }: WantedEmbed): boolean {
  if (relationship.kind === 'computed') return relationship.function.name === target;
  const { table, foreignTable } = relationship;
  const isNamed = foreignTable.name === target;
  if (table.schema === foreignTable.schema && table.name === foreignTable.name) {
    return isWantedOfItself(relationship, isNamed, target, hint);
  }
  if (hint === null) {
    return isNamed || (!relationship.foreignIsView && isKeyOrColumn(relationship, target));
  }
  if (!isNamed) return false;
  return relationship.kind === 'many-to-many'
    ? relationship.junction.name === hint
    : isKeyOrColumn(relationship, hint) || foreignColumn(relationship) === hint;
}

/**
 * A key of a table to itself relates it in both directions: its name means the many, the column of the key the one.
 */
function isWantedOfItself(
  relationship: Exclude<Relationship, { kind: 'computed' }>,
  isNamed: boolean,
  target: string,
  hint: string | null,
): boolean {
  if (hint === null) {
    return (
      (isNamed && relationship.kind === 'one-to-many') ||
      (relationship.kind === 'many-to-one' && ownColumn(relationship) === target)
    );
  }
  return isNamed && relationship.kind === 'one-to-many' && foreignColumn(relationship) === hint;
}

function isKeyOrColumn(relationship: Relationship, name: string): boolean {
  if (relationship.kind === 'computed' || relationship.kind === 'many-to-many') return false;
  return relationship.constraint === name || ownColumn(relationship) === name;
}

function ownColumn(relationship: Relationship): string | null {
  return onlyPair(relationship)?.[0] ?? null;
}

function foreignColumn(relationship: Relationship): string | null {
  return onlyPair(relationship)?.[1] ?? null;
}

function onlyPair(relationship: Relationship) {
  if (relationship.kind === 'computed' || relationship.kind === 'many-to-many') return null;
  return relationship.columns.length === 1 ? relationship.columns[0] : null;
}

function notRelated(schema: Schema, { origin, target, hint }: WantedEmbed): HttpError {
  const usingHint = hint === null ? '' : `' using the hint '${hint}`;
  return restError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin.name}' and '${target}${usingHint}' in the schema '${origin.schema}', but no matches were found.`,
      hint: suggestion(schema, origin, target),
    },
  );
}

function suggestion(schema: Schema, origin: QualifiedName, target: string): string | null {
  const related = candidates(schema, origin).map(({ foreignTable }) => foreignTable.name);
  if (related.length === 0) {
    const parents = schema.relationships.get(origin.schema)?.keys() ?? [];
    const parent = closestName(origin.name, parents, REMOTELY_CLOSE);
    return parent === undefined ? null : `Perhaps you meant '${parent}' instead of '${origin.name}'.`;
  }
  if (related.includes(target)) return null;
  const child = closestName(target, related, REMOTELY_CLOSE);
  return child === undefined ? null : `Perhaps you meant '${child}' instead of '${target}'.`;
}

function ambiguous({ origin, target }: WantedEmbed, found: readonly Relationship[]): HttpError {
  const hints = found.map((relationship) => `'${relationship.foreignTable.name}!${handleOf(relationship)}'`);
  return restError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    {
      details: found.map(describe),
      hint: `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function handleOf(relationship: Relationship): string {
  if (relationship.kind === 'computed') return relationship.function.name;
  return relationship.kind === 'many-to-many' ? relationship.junction.name : relationship.constraint;
}

function describe(relationship: Relationship) {
  const { kind, table, foreignTable } = relationship;
  return {
    cardinality: kind,
    embedding: `${table.name} with ${foreignTable.name}`,
    relationship: described(relationship),
  };
}

function described(relationship: Relationship): string {
  const list = (names: readonly string[]) => `(${names.join(', ')})`;
  if (relationship.kind === 'computed') return relationship.function.name;
  if (relationship.kind === 'many-to-many') {
    const { junction, toTable, toForeign } = relationship;
    const ends = [toTable, toForeign].map(
      ({ constraint, columns }) => `${constraint}${list(columns.map(([, own]) => own))}`,
    );
    return `${junction.name} using ${ends.join(' and ')}`;
  }
  const { constraint, table, foreignTable, columns } = relationship;
  const own = list(columns.map(([column]) => column));
  const foreign = list(columns.map(([, column]) => column));
  return `${constraint} using ${table.name}${own} and ${foreignTable.name}${foreign}`;
}
