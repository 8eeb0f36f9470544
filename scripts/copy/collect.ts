// Finds the strings people read: JSX text, string properties and messages in code, and the text of content documents.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Copy {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const SOURCES = '{components,contract,hooks,lib,pages,server,slices}/**/*.{ts,tsx}';
const SKIPPED =
  /\.(test|fixture|d)\.tsx?$|^server\/(testing|db\/(types|migrations))|^components\/pieces\/|\/node_modules\//;
/** Attributes and properties with visible values, even of a single word. */
const SHOWN =
  /^(alt|aria-label|caption|cta|description|footer|heading|help|hint|intro|label|lead|legend|message|name|placeholder|resumen|says|subject|subtitle|summary|text|title|tooltip|words)$/i;
const MACHINE = /^(as|className|d|href|id|key|name|path|pattern|rel|role|src|target|to|type|variant|viewBox)$/;
/** JSON fields of content documents that hold no text. */
const CONTENT_MACHINE =
  /^(id|uid|url|type|link_type|kind|lang|slice_type|variation|version|slice_label|target|anchor|icon|from|to|tags|\w+_date|published_on|effective_on)$/;

const prose = (text: string) => /\p{L}.*\s.*\p{L}/u.test(text) && /^[\p{Lu}“¿¡{]|[.?!…]$/u.test(text);
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every visible string of the product, in the order of its files. */
export function collectCopy(): Copy[] {
  const code = globSync(SOURCES)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !SKIPPED.test(path))
    .sort()
    .flatMap((path) => copyInSource(path, readFileSync(path, 'utf8')));
  const content = globSync('content/documents/**/*.json')
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => copyInDocument(path, readFileSync(path, 'utf8')));
  return [...code, ...content];
}

export function copyInSource(path: string, text: string): Copy[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: Copy[] = [];
  const add = (node: ts.Node, words: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    if (/\p{L}/u.test(words)) found.push({ path, line: line + 1, text: tidy(words) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return;
    if (isDeveloperError(node)) return;
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isStringLiteralLike(node)) {
      if (isShown(node, node.text)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const whole = node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
      if (isShown(node, whole)) add(node, whole);
      for (const span of node.templateSpans) visit(span.expression);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `new Error('…')` is read by developers only. */
const isDeveloperError = (node: ts.Node) =>
  ts.isNewExpression(node) && /^(Error|TypeError|RangeError)$/.test(node.expression.getText());

function isShown(node: ts.Node, text: string): boolean {
  const name = nameOf(node);
  if (name && SHOWN.test(name) && !/^[a-z][\w./-]*$/.test(text)) return true;
  if (name && MACHINE.test(name)) return false;
  return prose(text) && !/^(select|insert|update|delete|with|create|alter) /i.test(text);
}

/** The attribute or property that holds a string. */
function nameOf({ parent }: ts.Node): string | undefined {
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) return parent.parent.name.getText();
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent))
    return parent.name.getText().replace(/['"]/g, '');
  return undefined;
}

export function copyInDocument(path: string, text: string): Copy[] {
  const file = ts.parseJsonText(path, text);
  const found: Copy[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)) {
      const name = node.name.getText(file).replaceAll('"', '');
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      if (!CONTENT_MACHINE.test(name) && /\p{L}/u.test(node.initializer.text))
        found.push({ path, line: line + 1, text: tidy(node.initializer.text) });
      return;
    }
    ts.forEachChild(node, visit);
  };
  for (const { expression } of file.statements) visit(expression);
  return found;
}
