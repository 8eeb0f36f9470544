// Which columns product code writes, read from its statements: what the seed writes is compared with it.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../..');
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Source {
  file: string;
  tree: ts.SourceFile;
}

/** A statement of product code and the columns it gives values to. */
interface Write {
  table: string;
  columns: Iterable<string>;
}

const VALUE_STEPS = new Set(['values', 'set', 'doUpdateSet', 'columns']);

const sources = (files: string): Source[] =>
  globSync(files, { cwd: root })
    .filter((file) => !/^server\/(seed|db)\/|\.test\.ts$|fixture|\.d\.ts$/.test(file))
    .map((file) => ({
      file,
      tree: ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
    }));

function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  ts.forEachChild(node, (child) => visit(child, each));
}

const fieldName = (node: ts.Node): string | undefined =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? snake(node.name.text)
    : undefined;

/** Names of all fields of objects and all texts of lists in a part of the code. */
function fieldsIn(part: ts.Node): string[] {
  const names: string[] = [];
  visit(part, (node) => {
    const name = fieldName(node);
    if (name) names.push(name);
    if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent)) names.push(snake(node.text));
  });
  return names;
}

/** What requests bring: fields of the strict objects of a contract, which no answer is made of. */
function fieldsOfRequests(tree: ts.SourceFile): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    if (ts.isCallExpression(node) && calledName(node) === 'strictObject')
      names.push(...node.arguments.flatMap(fieldsIn));
  });
  return names;
}

/** Whether a value comes from elsewhere: a name or a call where an object would stand. */
function isHandedIn(value: ts.Node): boolean {
  if (ts.isObjectLiteralExpression(value))
    return value.properties.some((each) => ts.isSpreadAssignment(each) && isHandedIn(each.expression));
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value)) return isHandedIn(value.expression);
  if (ts.isBinaryExpression(value)) return isHandedIn(value.right);
  if (ts.isConditionalExpression(value)) return isHandedIn(value.whenTrue) || isHandedIn(value.whenFalse);
  if (ts.isArrayLiteralExpression(value))
    return value.elements.some((each) => !ts.isStringLiteral(each) && isHandedIn(each));
  return true;
}

/** The exported function or constant that a statement stands in. */
function exportAround(node: ts.Node): string | undefined {
  let at = node;
  while (at.parent && !ts.isSourceFile(at.parent)) at = at.parent;
  if (ts.isFunctionDeclaration(at)) return at.name?.text;
  const [first] = ts.isVariableStatement(at) ? at.declarationList.declarations : [];
  return first && ts.isIdentifier(first.name) ? first.name.text : undefined;
}

function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** The calls that give values, in the chain that a call begins; those inside `onConflict` included. */
function valueCallsAfter(call: ts.CallExpression): ts.CallExpression[] {
  let top: ts.Node = call;
  while (ts.isPropertyAccessExpression(top.parent) && ts.isCallExpression(top.parent.parent)) top = top.parent.parent;
  const calls: ts.CallExpression[] = [];
  visit(top, (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      VALUE_STEPS.has(node.expression.name.text)
    )
      calls.push(node);
  });
  return calls;
}

/** What the code around a statement can hand to it. */
class Neighbors {
  private readonly fields = new Map<string, string[]>();
  private readonly calls = new Map<string, { folder: string; within: string | undefined }[]>();
  /** By `domain/noun`, as in contract/ and in server/modules/. */
  private readonly requests = new Map<string, string[]>();

  constructor(files: readonly Source[], contract: readonly Source[]) {
    for (const { file, tree } of contract)
      add(this.requests, file.split('/').slice(1, 3).join('/'), ...fieldsOfRequests(tree));
    for (const { file, tree } of files) {
      add(this.fields, dirname(file), ...fieldsIn(tree));
      visit(tree, (node) => {
        if (ts.isCallExpression(node))
          add(this.calls, calledName(node) ?? '', { folder: dirname(file), within: exportAround(node) });
      });
    }
  }

  /** Fields of the objects and of the requests of a statement’s folder, and of folders that call the function around it, directly or by one function between. */
  around(file: string, name: string | undefined): string[] {
    const callers = this.calls.get(name ?? '') ?? [];
    const theirs = callers.flatMap(({ within }) => this.calls.get(within ?? '') ?? []);
    return [...new Set([dirname(file), ...[...callers, ...theirs].map(({ folder }) => folder)])].flatMap((folder) => [
      ...(this.fields.get(folder) ?? []),
      ...(this.requests.get(folder.split('/').slice(2, 4).join('/')) ?? []),
    ]);
  }
}

function add<Value>(map: Map<string, Value[]>, key: string, ...values: readonly Value[]): void {
  const known = map.get(key);
  if (known) known.push(...values);
  else map.set(key, [...values]);
}

/** Statements of the query builder. A value that is handed in brings the fields of the folders around. */
function builtWrites({ file, tree }: Source, neighbors: Neighbors): Write[] {
  const writes: Write[] = [];
  visit(tree, (node) => {
    if (!ts.isCallExpression(node) || !/^(insertInto|updateTable)$/.test(calledName(node) ?? '')) return;
    const [table] = node.arguments;
    if (!table || !ts.isStringLiteral(table)) return;
    const given = valueCallsAfter(node).flatMap((call) => [...call.arguments]);
    const columns = given.flatMap(fieldsIn);
    if (given.some(isHandedIn)) columns.push(...neighbors.around(file, exportAround(node)));
    writes.push({ table: snake(table.text.split(' ')[0] ?? ''), columns });
  });
  return writes;
}

/** Statements of SQL text: of `sql` templates and of functions of the database. */
function textWrites(sql: string): Write[] {
  const inserts = [...sql.matchAll(/insert into ([a-z_]+)(?: as \w+)?\s*\(([^)]*)\)/g)].map(
    ([, table = '', list = '']) => ({
      table,
      columns: list.split(',').map((each) => each.trim().replaceAll('"', '')),
    }),
  );
  // From a statement to the next one: each `column =` after `set` or a comma.
  const updates = [
    ...sql.matchAll(/(?:update|insert into) ([a-z_]+)\b((?:(?!\b(?:update|insert into) [a-z_]+ )[\s\S])*)/g),
  ].map(([, table = '', rest = '']) => ({
    table,
    columns: [...rest.matchAll(/(?:\bset|,)\s*\(?([a-z_]+)\s*=/g)].map(([, column = '']) => column),
  }));
  return [...inserts, ...updates];
}

function sqlIn({ tree }: Source): Write[] {
  const writes: Write[] = [];
  visit(tree, (node) => {
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
      writes.push(...textWrites(node.getText()));
  });
  return writes;
}

/** Functions of the database: their statements, and what a trigger sets in the row that it is called for. */
function databaseWrites(): Write[] {
  // Migrations come after the schema: they replace functions and rename columns.
  const files = ['server/db/schema/**/*.sql', 'server/db/migrations/*.sql'].flatMap((glob) =>
    globSync(glob, { cwd: root }).sort(),
  );
  const sql = files.map((file) => readFileSync(join(root, file), 'utf8').toLowerCase()).join('\n');
  const bodies = new Map(
    [...sql.matchAll(/create (?:or replace )?function (?:app\.)?(\w+)\(([\s\S]*?)\$\w*\$;/g)].map(
      ([, name = '', body = '']) => [name, body],
    ),
  );
  const triggers = [
    ...sql.matchAll(/create trigger \w+\s+[\s\S]*?\bon (\w+)\b[\s\S]*?execute function (?:app\.)?(\w+)/g),
  ];
  const setByTriggers = triggers.map(([, table = '', name = '']) => ({
    table,
    columns: [...(bodies.get(name) ?? '').matchAll(/new\.(\w+)\s*:?=/g)].map(([, column = '']) => column),
  }));
  const writes: Write[] = [...textWrites(sql), ...setByTriggers];
  const renames = [...sql.matchAll(/alter table (\w+) rename column (\w+) to (\w+)/g)].map(
    ([, table = '', from = '', to = '']) => ({ table, from, to }),
  );
  return writes.map((write) => {
    const columns = [...write.columns];
    const added = renames.filter(({ table, from }) => table === write.table && columns.includes(from));
    return { table: write.table, columns: [...columns, ...added.map(({ to }) => to)] };
  });
}

/** `table.column` of everything that product code writes. */
export function writtenColumns(): Set<string> {
  const files = sources('server/**/*.ts');
  const neighbors = new Neighbors(files, sources('contract/**/*.ts'));
  const writes = [
    ...files.flatMap((source) => [...builtWrites(source, neighbors), ...sqlIn(source)]),
    ...databaseWrites(),
  ];
  return new Set(writes.flatMap(({ table, columns }) => [...columns].map((column) => `${table}.${column}`)));
}
