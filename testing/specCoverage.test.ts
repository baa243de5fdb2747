/* docs/spec-coverage.md says what shows each statement of the specification: this shows that what it names exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const document = 'docs/spec-coverage.md';

interface Row {
  readonly section: string;
  readonly statement: string;
  readonly evidence: readonly string[];
}

/** `` `path` › name `` */
const TEST = /^`(?<file>[^`]+)` › (?<name>.+)$/;
/** `[decision 0011](decisions/0011-whose-day.md)`, with words after it if any. */
const DECISION = /^\[decision \d{4}\]\((?<file>decisions\/[\w-]+\.md)\)/;
const OPEN = /^open: .+/;

const rows = readRows(readFileSync(path.join(root, document), 'utf8'));

describe('the coverage of the specification', () => {
  test.each(['1', '2', '3', '4', '5', '6', '7', '8', '9'])('has section %s', (section) => {
    expect(rows.some((row) => row.section === section)).toBe(true);
  });

  test.each(rows)('$section: $statement', ({ section, evidence }) => {
    expect(evidence).not.toEqual([]);
    for (const one of evidence) {
      const named = TEST.exec(one)?.groups;
      const decided = DECISION.exec(one)?.groups;
      if (named) expect(testsIn(named['file'] ?? ''), one).toContain(named['name']);
      else if (decided) expect(existsSync(path.join(root, 'docs', decided['file'] ?? '')), one).toBe(true);
      // What comes later is calls of the back end and their constants, nothing that the game itself needs.
      else
        expect([one, section], one).toEqual([expect.stringMatching(OPEN), expect.stringMatching(/^[789]$/)]);
    }
  });
});

function readRows(markdown: string): Row[] {
  let section = '';
  const found: Row[] = [];
  for (const line of markdown.split('\n')) {
    section = /^## (\d)/.exec(line)?.[1] ?? section;
    const [, statement, evidence] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
    if (!statement || !evidence || statement === 'Statement' || statement.startsWith('--')) continue;
    found.push({ section, statement, evidence: evidence.split('<br>').map((one) => one.trim()) });
  }
  return found;
}

const known = new Map<string, ReadonlySet<string>>();

/** The names of the tests and journeys of a file. */
function testsIn(file: string): string[] {
  let names = known.get(file);
  if (!names) {
    const text = readFileSync(path.join(root, file), 'utf8');
    names = new Set(namesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest)));
    known.set(file, names);
  }
  return [...names];
}

function namesIn(node: ts.Node): string[] {
  const own = ts.isCallExpression(node) && isTest(node.expression) ? nameOf(node.arguments[0]) : [];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...namesIn(child)));
  return [...own, ...inside];
}

/** `test(…)`, `it.each(…)(…)`, `journey(…)`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'journey'].includes(callee.text);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'each' && isTest(callee.expression);
}

function nameOf(argument: ts.Expression | undefined): string[] {
  return argument && ts.isStringLiteralLike(argument) ? [argument.text] : [];
}
