// docs/routes.md: the pages people reach and the operations programs call, from the code that serves them.
import { existsSync } from 'node:fs';
import type { NamedRoute } from './table.ts';

interface Operation {
  method: string;
  path: string;
  access: string;
  summary: string;
}

/** The whole document. `contract` is every resource by name. */
export function routesMarkdown(
  routes: readonly NamedRoute[],
  contract: Record<string, Record<string, Operation>>,
): string {
  const pages = routes
    .toSorted((one, other) => (one.pattern < other.pattern ? -1 : 1))
    .map(({ name, pattern }) => [code(pattern), code(`routes.${name}`), code(pageFile(pattern))]);
  const operations = Object.entries(contract).flatMap(([resource, endpoints]) =>
    Object.entries(endpoints).map(([name, { method, path, access, summary }]) => [
      code(`${method} ${path}`),
      code(`${resource}.${name}`),
      access,
      summary,
    ]),
  );
  return [
    '# Routes',
    'Written by `npm run routes`; a test fails when this page, `contract/routes.ts` and `pages/` disagree.',
    '## Pages',
    table(['Address', 'In code', 'File'], pages),
    '## Consumer API',
    'The same list, with schemas, is the OpenAPI document at `/openapi.json`.',
    table(['Call', 'In the contract', 'Who', 'What'], operations),
  ]
    .join('\n\n')
    .concat('\n');
}

function pageFile(pattern: string): string {
  const index = `pages${pattern === '/' ? '' : pattern}/index.tsx`;
  return existsSync(index) ? index : `pages${pattern}.tsx`;
}

const code = (text: string) => `\`${text}\``;

/** Columns stand under each other, as the formatter would have them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = cells;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}
