// The law of the page file (docs/architecture.md): it names its data and its screen, and does nothing itself.
import ts from 'typescript';

const dataExports = new Set(['getServerSideProps', 'getStaticProps', 'getStaticPaths', 'config']);

/** Every way in which a page file does more than name, in words. */
export function pageFileViolations(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const statements = source.statements.filter((each) => !ts.isImportDeclaration(each));
  const offences = statements.flatMap(statementViolation);
  const handedOn = statements.filter(ts.isExportDeclaration).flatMap(exportedNames);
  const defaults = [...statements.filter(ts.isExportAssignment), ...handedOn.filter((name) => name === 'default')];
  if (defaults.length !== 1) offences.push('there is not exactly one default export');
  const visit = (node: ts.Node): void => {
    offences.push(...nodeViolation(node));
    node.forEachChild(visit);
  };
  visit(source);
  return offences;
}

function statementViolation(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return [];
  if (ts.isExportDeclaration(statement)) {
    return exportedNames(statement).filter((name) => name !== 'default' && !dataExports.has(name));
  }
  if (!ts.isVariableStatement(statement)) return [`a statement that is neither data nor page: ${start(statement)}`];
  const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const lawful = exported ? dataExports : new Set(['route']);
  return statement.declarationList.declarations
    .flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : name.elements.map((each) => each.getText())))
    .filter((name) => !lawful.has(name))
    .map((name) => `a constant other than route or the data of the page: ${name}`);
}

function exportedNames({ exportClause }: ts.ExportDeclaration): string[] {
  return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : ['*'];
}

function nodeViolation(node: ts.Node): string[] {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
    return [`JSX: ${start(node)}`];
  if (ts.isConditionalExpression(node) || ts.isIfStatement(node)) return [`a condition: ${start(node)}`];
  if (ts.isTaggedTemplateExpression(node)) return [`styles: ${start(node)}`];
  const hook = ts.isCallExpression(node) && /^use[A-Z]\w*$/.exec(node.expression.getText());
  return hook ? [`a hook: ${hook[0]}`] : [];
}

const start = (node: ts.Node) => node.getText().split('\n')[0]?.slice(0, 60) ?? '';
