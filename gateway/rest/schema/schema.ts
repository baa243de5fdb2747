/** What the API knows of a column. */
export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it, with its modifier: `character varying(20)`. Only ever from the catalogue. */
  readonly type: string;
  /** Without modifier, and of a domain the type below. */
  readonly baseType: string;
  /** Expression that gives the value when none is given, from the catalogue. */
  readonly default: string | null;
}

/** Something to read or write at `/name`: a table or a view. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly isView: boolean;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
}

/** Names a table, a view or a function. */
export interface QualifiedName {
  readonly schema: string;
  readonly name: string;
}

export type ColumnPair = readonly [own: string, foreign: string];

/** How rows of one table belong to rows of another, as seen from `table`. */
export type Relationship = ForeignKeyRelationship | JunctionRelationship | ComputedRelationship;

interface RelationshipEnds {
  readonly table: QualifiedName;
  readonly foreignTable: QualifiedName;
  readonly foreignIsView: boolean;
  /** An embedding gives an object, not an array. */
  readonly isToOne: boolean;
}

export interface ForeignKeyRelationship extends RelationshipEnds {
  readonly kind: 'many-to-one' | 'one-to-many' | 'one-to-one';
  readonly constraint: string;
  readonly columns: readonly ColumnPair[];
}

export interface JunctionRelationship extends RelationshipEnds {
  readonly kind: 'many-to-many';
  readonly junction: QualifiedName;
  /** Constraint and columns from the junction to `table`: pairs of (column of the table, column of the junction). */
  readonly toTable: { readonly constraint: string; readonly columns: readonly ColumnPair[] };
  readonly toForeign: { readonly constraint: string; readonly columns: readonly ColumnPair[] };
}

/** A function that takes a row and returns rows. */
export interface ComputedRelationship extends RelationshipEnds {
  readonly kind: 'computed';
  readonly function: QualifiedName;
}

export interface RoutineParameter {
  /** Empty when the function does not name it. */
  readonly name: string;
  readonly type: string;
  /** The type without a limit on length, which casts would cut to. */
  readonly unlimitedType: string;
  readonly isRequired: boolean;
  readonly isVariadic: boolean;
}

/** A function that is called at `/rpc/name`. */
export interface Routine {
  readonly schema: string;
  readonly name: string;
  readonly parameters: readonly RoutineParameter[];
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  readonly returns: {
    readonly isSet: boolean;
    /** Rows with named columns, rather than single values. */
    readonly isComposite: boolean;
    readonly isVoid: boolean;
    readonly columns: readonly Column[];
    /** The table whose rows it returns. */
    readonly table: QualifiedName | null;
  };
  /** Settings that hold while it runs and that must be made before it (`statement_timeout`). */
  readonly settings: Readonly<Record<string, string>>;
}

/** What the database has, as far as the API exposes it. Never changes: a reload makes a new one. */
export interface Schema {
  readonly tables: NamedInSchema<Table>;
  /** By the table they start from. */
  readonly relationships: NamedInSchema<readonly Relationship[]>;
  /** Overloads of a name together. */
  readonly routines: NamedInSchema<readonly Routine[]>;
  /** Functions that act as columns of a table, by the table and then by name. */
  readonly computedColumns: NamedInSchema<ReadonlyMap<string, Column & { readonly function: QualifiedName }>>;
  /** Names of types by their schema, for casts. */
  readonly types: ReadonlyMap<string, ReadonlySet<string>>;
}

/** By schema, then by name. */
export type NamedInSchema<T> = ReadonlyMap<string, ReadonlyMap<string, T>>;

export function lookUp<T>(all: NamedInSchema<T>, { schema, name }: QualifiedName): T | undefined {
  return all.get(schema)?.get(name);
}

/** Schemas in which names without one are also looked for, as on a hosted project. */
export const EXTRA_SEARCH_PATH = ['public', 'extensions'] as const;
