import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Attributes whose text is read or heard by people. */
const SPOKEN_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|heading|caption|summary|message|text|closeLabel)$/;
const OPERATORS_OF_TEXT = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);
const HAS_LETTERS = /\p{L}/u;

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(WEB, file), 'utf8');
    return ts.createSourceFile(path.join(WEB, file), text, ts.ScriptTarget.Latest, true);
  });

describe('the words in the files', () => {
  const namespaces = readdirSync(path.join(WEB, 'public/locales/en')).map((file) =>
    path.basename(file, '.json'),
  );
  const hooks = new Map(sources.flatMap(hooksMadeIn));

  it.each(namespaces)('are all used: %s', (namespace) => {
    const uses = usesOf(namespace, hooks);
    const unused = keysOf(namespace).filter((key) => !uses.some((use) => use.test(key)));
    expect(unused).toEqual([]);
  });
});

describe('the words in the code', () => {
  it.each(
    sources
      .filter(({ fileName }) => fileName.endsWith('.tsx'))
      .map((source) => [nameOf(source), source] as const),
  )('all come from the files: %s', (_, source) => {
    expect(wordsIn(source)).toEqual([]);
  });

  it('are found where there are some', () => {
    const source = ts.createSourceFile(
      'Some.tsx',
      `<p title="Hello" lang="en" aria-label={isOpen ? 'Open' : t('closed')}>
         Hello {isOpen && 'there'} {\`\${count} times\`} <b>·</b> <input name="code" placeholder={"Type"} />
         <Logo name="Logo" /> <Field name="code" />
       </p>`,
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    expect(wordsIn(source)).toEqual(['Hello', 'Open', 'Hello', 'there', 'times', 'Type', 'Logo']);
  });
});

/** The hooks made by `createWording('namespace', …)`, each with its namespace. */
function hooksMadeIn(source: ts.SourceFile): [string, string][] {
  return nodesOf(source).flatMap((node): [string, string][] => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer))
      return [];
    const [namespace] = node.initializer.arguments;
    const isMaking = node.initializer.expression.getText() === 'createWording';
    return isMaking && namespace && ts.isStringLiteral(namespace)
      ? [[node.name.getText(), namespace.text]]
      : [];
  });
}

/** Patterns of the keys that are asked for by the files that speak of a namespace, and by those that they import. */
function usesOf(namespace: string, hooks: ReadonlyMap<string, string>): RegExp[] {
  const speaking = sources.filter((source) =>
    nodesOf(source).some(
      (node) =>
        (ts.isIdentifier(node) && hooks.get(node.text) === namespace) ||
        (ts.isStringLiteral(node) && node.text.endsWith(`/locales/en/${namespace}.json`)),
    ),
  );
  const imported = new Set(speaking.flatMap(importsOf));
  const asking = sources.filter((source) => speaking.includes(source) || imported.has(source.fileName));
  return asking.flatMap(nodesOf).flatMap(keyPatternsOf);
}

function importsOf(source: ts.SourceFile): string[] {
  return source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter(ts.isStringLiteral)
    .map(({ text }) => path.resolve(path.dirname(source.fileName), text));
}

/** A text that may be a key: `'key'`, or `` `key${part}` `` for all keys of that shape. */
function keyPatternsOf(node: ts.Node): RegExp[] {
  if (ts.isStringLiteral(node)) {
    const { parent } = node;
    const isNone =
      ts.isImportDeclaration(parent) || ts.isElementAccessExpression(parent) || ts.isJsxAttribute(parent);
    return isNone || !/^[\w-]+$/.test(node.text) ? [] : [new RegExp(`^${node.text}$`)];
  }
  if (!ts.isTemplateExpression(node)) return [];
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return parts.every((part) => /^[\w-]*$/.test(part)) && parts.some(Boolean)
    ? [new RegExp(`^${parts.join('\\w+')}$`)]
    : [];
}

/** The keys of a namespace as code asks for them: without plural suffixes. */
function keysOf(namespace: string): string[] {
  const json = readFileSync(path.join(WEB, 'public/locales/en', `${namespace}.json`), 'utf8');
  const keys = Object.keys(JSON.parse(json) as Record<string, string>);
  return [...new Set(keys.map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')))];
}

/** The words for people that are written into a file's elements and attributes. */
function wordsIn(source: ts.SourceFile): string[] {
  return nodesOf(source)
    .flatMap((node) => {
      if (ts.isJsxText(node)) return [node.text];
      if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
        return textsOf(node.expression);
      if (ts.isJsxAttribute(node) && node.initializer && isSpoken(node)) return textsOf(node.initializer);
      return [];
    })
    .map((text) => text.trim())
    .filter((text) => HAS_LETTERS.test(text));
}

/** The `name` of an element is for programs; that of a component is, too, when it is written like a name in a program. */
function isSpoken(attribute: ts.JsxAttribute): boolean {
  const name = attribute.name.getText();
  if (name !== 'name') return SPOKEN_ATTRIBUTES.test(name);
  const isComponent = /^[A-Z]/.test(attribute.parent.parent.tagName.getText());
  return isComponent && !/^"[a-z]\w*"$/.test(attribute.initializer?.getText() ?? '');
}

/** The texts that an expression may come to. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node) && node.expression) return textsOf(node.expression);
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && OPERATORS_OF_TEXT.has(node.operatorToken.kind))
    return [...textsOf(node.left), ...textsOf(node.right)];
  return [];
}

function nodesOf(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  (function visit(node: ts.Node) {
    nodes.push(node);
    ts.forEachChild(node, visit);
  })(source);
  return nodes;
}

function nameOf(source: ts.SourceFile): string {
  return path.relative(WEB, source.fileName);
}
