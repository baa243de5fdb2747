/** Where a column of a view comes from. */
export interface ColumnOrigin {
  readonly relation: number;
  readonly column: number;
}

/** Parentheses, braces, and words in which a backslash protects the next character. */
const TOKEN = /[(){}]|(?:\\.|[^\s(){}\\])+/gs;

/** Depth of the fields of a query's result column: list, query, list of columns, column. */
const QUERY_DEPTH = 2;
const ENTRY_DEPTH = 4;

/**
 * Which columns of tables (or of other views) the columns of a view show unchanged, by the number of the view's column.
 * @param rule the view's rule as PostgreSQL keeps it (`pg_rewrite.ev_action`); computed columns are left out.
 */
export function readViewColumns(rule: string): Map<number, ColumnOrigin> {
  const origins = new Map<number, ColumnOrigin>();
  let depth = 0;
  let isInColumns = false;
  let field = '';
  let entry: Record<string, number> = {};
  for (const [token] of rule.matchAll(TOKEN)) {
    if (token === '(' || token === '{') {
      depth++;
      if (token === '{' && depth === ENTRY_DEPTH) entry = {};
    } else if (token === ')' || token === '}') {
      if (isInColumns && token === '}' && depth === ENTRY_DEPTH) noteOrigin(origins, entry);
      depth--;
    } else if (depth === QUERY_DEPTH && token.startsWith(':')) {
      if (isInColumns) break;
      isInColumns = token === ':targetList';
    } else if (isInColumns && depth === ENTRY_DEPTH) {
      if (token.startsWith(':')) field = token;
      else entry[field] = Number(token);
    }
  }
  return origins;
}

function noteOrigin(origins: Map<number, ColumnOrigin>, entry: Record<string, number>): void {
  const { ':resno': number, ':resorigtbl': relation, ':resorigcol': column } = entry;
  if (number && relation && column) origins.set(number, { relation, column });
}

/** Follows the columns of views through views they are made of, down to tables. */
export function resolveOrigins(
  views: ReadonlyMap<number, ReadonlyMap<number, ColumnOrigin>>,
): Map<number, Map<number, ColumnOrigin>> {
  const toTable = (origin: ColumnOrigin, seen: ReadonlySet<number>): ColumnOrigin | null => {
    const below = views.get(origin.relation);
    if (!below) return origin;
    const next = below.get(origin.column);
    if (!next || seen.has(origin.relation)) return null;
    return toTable(next, new Set([...seen, origin.relation]));
  };
  return new Map(
    [...views].map(([view, columns]) => [
      view,
      new Map(
        [...columns].flatMap(([number, origin]) => {
          const found = toTable(origin, new Set([view]));
          return found ? [[number, found] as const] : [];
        }),
      ),
    ]),
  );
}
