import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** One entry of the browser's local storage. */
export type StoredValue<T> = {
  read(): T;
  write(value: T): void;
  remove(): void;
};

// What could not be stored (storage switched off or full) is remembered until the page is left.
const unstored = new Map<string, string>();

/**
 * An entry of local storage under `key`, as JSON. What is found there is checked: content that is broken or somebody
 * else's is set aside and `fallback` read instead. Storage that is off or full is never an error.
 */
export function storedValue<S extends GenericSchema>(
  key: string,
  schema: S,
  fallback: InferOutput<S>,
): StoredValue<InferOutput<S>> {
  return {
    read() {
      const result = safeParse(schema, parseJson(readText(key)));
      return result.success ? result.output : fallback;
    },
    write: (value) => writeText(key, JSON.stringify(value)),
    remove: () => removeText(key),
  };
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readText(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

function removeText(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off: there was nothing to remove.
  }
}
