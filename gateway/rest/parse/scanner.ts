import type { HttpError } from '../../http/httpError.ts';
import { syntaxError } from '../errors.ts';

/**
 * Reads a text from left to right, and remembers how far anything got and what would have been right there, so that a
 * failure can say so.
 */
export class Scanner {
  readonly text: string;
  position = 0;
  readonly #what: string;
  #furthest = 0;
  #expected: string[] = [];

  /** @param what names the text in failures, for example `filter`. */
  constructor(what: string, text: string) {
    this.#what = what;
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** Whether `literal` comes next. Reads nothing. */
  sees(literal: string): boolean {
    return this.text.startsWith(literal, this.position);
  }

  /** Reads `literal` if it comes next. */
  take(literal: string): boolean {
    if (this.sees(literal)) {
      this.position += literal.length;
      return true;
    }
    this.#note(`"${literal}"`);
    return false;
  }

  /** Reads what a sticky pattern matches, possibly nothing; `expected` names it in failures. */
  match(pattern: RegExp, expected: string): string | null {
    pattern.lastIndex = this.position;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) {
      this.#note(expected);
      return null;
    }
    this.position += found.length;
    return found;
  }

  /** @throws HttpError (PGRST100) unless `literal` comes next. */
  expect(literal: string): void {
    if (!this.take(literal)) throw this.failure();
  }

  /** @throws HttpError (PGRST100) unless everything is read. */
  expectEnd(): void {
    if (this.isAtEnd) return;
    this.#note('end of input');
    throw this.failure();
  }

  skipSpaces(): void {
    while (this.sees(' ') || this.sees('\t')) this.position++;
  }

  /** What is wrong at the furthest place that was reached. */
  failure(expected?: string): HttpError {
    if (expected) this.#note(expected);
    const before = Array.from(this.text.slice(0, this.#furthest)).length;
    const character = this.text.codePointAt(this.#furthest);
    const unexpected = character === undefined ? 'end of input' : `"${String.fromCodePoint(character)}"`;
    return syntaxError(
      `"failed to parse ${this.#what} (${this.text})" (line 1, column ${before + 1})`,
      `unexpected ${unexpected} expecting ${enumerate([...new Set(this.#expected)])}`,
    );
  }

  #note(expected: string): void {
    if (this.position > this.#furthest) {
      this.#furthest = this.position;
      this.#expected = [];
    }
    if (this.position === this.#furthest) this.#expected.push(expected);
  }
}

function enumerate(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nothing';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
