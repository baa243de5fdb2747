import type { QualifiedName } from '../schema/schema.ts';

/** Collects the values of a statement; whatever a caller said gets into it only through here or `identifier`. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @returns the placeholder. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** Gives each relation of a statement a name of its own, so that no name from outside can meet another. */
export class Aliases {
  #count = 0;

  next(): string {
    return `"r${this.#count++}"`;
  }
}

/** A quoted name. @throws Error for one with a zero byte, which parsing has refused before. */
export function identifier(name: string): string {
  if (name.includes('\0')) throw new Error('A name cannot hold a zero byte');
  return `"${name.replaceAll('"', '""')}"`;
}

export function qualified({ schema, name }: QualifiedName): string {
  return `${identifier(schema)}.${identifier(name)}`;
}

/** A text as SQL, for names and expressions of the catalogue where no parameter can stand. */
export function literal(text: string): string {
  const quoted = text.replaceAll(`'`, `''`);
  return text.includes('\\') ? ` E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
}

/** PostgreSQL's text form of an array. */
export function arrayText(values: readonly string[]): string {
  const elements = values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
  return `{${elements.join(',')}}`;
}

/** The rows that a statement wrote or that a function gave, as its first part calls them. */
export const SOURCE = 'pgrst_source';

/** The rows of the answer. */
export const ROWS = 'pgrst_rows';
