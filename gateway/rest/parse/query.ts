/** What a query string asks, before anybody looked whether it exists. */
export interface Query {
  readonly select: readonly SelectItem[];
  readonly filters: readonly Placed<Condition>[];
  readonly orders: readonly Placed<readonly OrderTerm[]>[];
  readonly ranges: readonly Placed<RowRange>[];
  /** Columns to write, when the body does not decide (`columns=`). */
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
  /** Arguments of a function that is called by GET. */
  readonly callArguments: readonly (readonly [name: string, value: string])[];
  /** The parameters in the order of their names, for `Content-Location`. */
  readonly canonical: string;
}

/** Something said of the rows asked for (empty path), or of rows embedded in them. */
export interface Placed<T> {
  readonly path: readonly string[];
  readonly what: T;
}

export interface Field {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

/** One step into a JSON value; a number is an index. */
export interface JsonStep {
  readonly arrow: '->' | '->>';
  readonly key: string | number;
}

export type SelectItem = SelectedColumn | SelectedEmbed;

export interface SelectedColumn {
  readonly kind: 'column';
  readonly field: Field;
  readonly alias: string | null;
  readonly cast: string | null;
  readonly isAggregate: boolean;
}

export interface SelectedEmbed {
  readonly kind: 'embed';
  readonly relation: string;
  readonly alias: string | null;
  readonly hint: string | null;
  readonly isInner: boolean;
  /** Its columns become columns of the row it belongs to (`...relation(column)`). */
  readonly isSpread: boolean;
  readonly items: readonly SelectItem[];
}

export type Condition = Filter | Group;

export interface Filter {
  readonly kind: 'filter';
  readonly field: Field;
  readonly isNegated: boolean;
  readonly operation: Operation;
}

export interface Group {
  readonly kind: 'and' | 'or';
  readonly isNegated: boolean;
  readonly conditions: readonly Condition[];
}

export type Operation =
  | {
      readonly kind: 'compare';
      readonly operator: ComparisonName;
      readonly quantifier: 'any' | 'all' | null;
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: IsValue }
  | { readonly kind: 'isdistinct'; readonly value: string }
  | {
      readonly kind: 'search';
      readonly operator: SearchName;
      readonly language: string | null;
      readonly value: string;
    };

/** Operators that may be asked of any or all of several values. */
export const QUANTIFIABLE = ['eq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike', 'match', 'imatch'] as const;
export const UNQUANTIFIABLE = ['neq', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'] as const;
export type ComparisonName = (typeof QUANTIFIABLE)[number] | (typeof UNQUANTIFIABLE)[number];

export const SEARCHES = ['fts', 'plfts', 'phfts', 'wfts'] as const;
export type SearchName = (typeof SEARCHES)[number];

export const IS_VALUES = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof IS_VALUES)[number];

export interface OrderTerm {
  /** The embedded resource whose column it is, or null for the rows' own. */
  readonly relation: string | null;
  readonly field: Field;
  readonly direction: 'asc' | 'desc' | null;
  readonly nulls: 'first' | 'last' | null;
}

export interface RowRange {
  readonly offset: number;
  /** Null: all that follow. */
  readonly limit: number | null;
}
