import type { BodyFormat } from '../parse/mediaTypes.ts';
import type { JsonStep, Operation, RowRange } from '../parse/query.ts';
import type {
  Column,
  QualifiedName,
  Relationship,
  Routine,
  RoutineParameter,
  Table,
} from '../schema/schema.ts';

/** What a request does, in terms of things that exist. */
export type Plan = ReadPlan | MutationPlan | CallPlan;

export interface ReadPlan {
  readonly kind: 'read';
  readonly node: ReadNode;
  readonly format: BodyFormat;
  readonly hasBody: boolean;
}

export interface MutationPlan {
  readonly kind: 'mutation';
  readonly mutation: Mutation;
  /** What the answer shows of the rows that were written; null when it shows nothing. */
  readonly node: ReadNode | null;
  readonly returning: Returning;
  readonly format: BodyFormat;
  /** Columns for the header `Location`; null when it is not wanted. */
  readonly location: readonly string[] | null;
}

export interface CallPlan {
  readonly kind: 'call';
  readonly routine: Routine;
  readonly arguments: CallArguments;
  readonly node: ReadNode;
  readonly format: BodyFormat;
  readonly hasBody: boolean;
}

/** Columns that writing gives back: all, some, or nothing but the number of rows. */
export type Returning = 'all' | readonly string[];

export type Mutation = InsertMutation | UpdateMutation | DeleteMutation;

/** Rows as JSON text, and the columns that are taken from them. */
export interface WrittenRows {
  readonly text: string;
  readonly isList: boolean;
  readonly columns: readonly Column[];
  /** What a row does not say gets the column's default, rather than null. */
  readonly appliesDefaults: boolean;
}

export interface InsertMutation {
  readonly kind: 'insert';
  readonly table: Table;
  readonly rows: WrittenRows;
  readonly conflict: {
    readonly columns: readonly string[];
    readonly resolution: 'merge-duplicates' | 'ignore-duplicates';
  } | null;
  /** Rows that do not meet these are not written (PUT: the key in the address is the key in the body). */
  readonly conditions: readonly PlannedCondition[];
}

export interface UpdateMutation {
  readonly kind: 'update';
  readonly table: Table;
  readonly rows: WrittenRows;
  readonly conditions: readonly PlannedCondition[];
}

export interface DeleteMutation {
  readonly kind: 'delete';
  readonly table: Table;
  readonly conditions: readonly PlannedCondition[];
}

export type CallArguments =
  /** From the members of a JSON body. */
  | {
      readonly kind: 'json';
      readonly text: string;
      readonly isList: boolean;
      readonly parameters: readonly RoutineParameter[];
    }
  /** The body is the only argument. */
  | { readonly kind: 'whole'; readonly type: string; readonly value: string | Uint8Array }
  /** From the address or a form; several values go to a variadic parameter. */
  | {
      readonly kind: 'texts';
      readonly given: readonly { readonly parameter: RoutineParameter; readonly values: readonly string[] }[];
    };

/** Rows to read from, and the names that can be said of them. */
export interface Source {
  /** Null: what the statement's own writing or calling gives. */
  readonly table: Table | null;
  /** The table whose rows these are, if they are rows of one: for embedding and computed columns. */
  readonly rowsOf: QualifiedName | null;
  /** As failures call it. */
  readonly label: string;
  readonly columns: ReadonlyMap<string, Column>;
}

export interface ReadNode {
  readonly source: Source;
  readonly columns: readonly PlannedColumn[];
  readonly embeds: readonly Embed[];
  readonly conditions: readonly PlannedCondition[];
  readonly order: readonly PlannedOrder[];
  readonly range: RowRange;
}

export interface Embed {
  /** The member of the answer that holds it. */
  readonly name: string;
  readonly relationship: Relationship;
  /** Rows without any of these are left out. */
  readonly isInner: boolean;
  readonly isSpread: boolean;
  /** Nothing of it is shown: it only filters. */
  readonly isEmpty: boolean;
  readonly node: ReadNode;
}

export interface PlannedField {
  readonly name: string;
  readonly path: readonly JsonStep[];
  readonly baseType: string;
  /** A function that computes it from the row of this type. */
  readonly computed: { readonly function: QualifiedName; readonly row: QualifiedName } | null;
}

/** Null for the field: all columns. */
export interface PlannedColumn {
  readonly field: PlannedField | null;
  /** A type, as SQL. */
  readonly cast: string | null;
  readonly alias: string | null;
}

export type PlannedCondition =
  | {
      readonly kind: 'filter';
      readonly field: PlannedField;
      readonly isNegated: boolean;
      readonly operation: Operation;
    }
  | {
      readonly kind: 'and' | 'or';
      readonly isNegated: boolean;
      readonly conditions: readonly PlannedCondition[];
    }
  /** Whether anything is embedded. */
  | { readonly kind: 'embedded'; readonly embed: Embed; readonly isEmpty: boolean };

export interface PlannedOrder {
  /** Null: a column of the rows themselves. */
  readonly embed: Embed | null;
  readonly field: PlannedField;
  readonly direction: 'asc' | 'desc' | null;
  readonly nulls: 'first' | 'last' | null;
}
