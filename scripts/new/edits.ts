// Changes of files that exist, found by the line that opens a block. The formatter and the import sorter run afterwards.
import { CliError } from '../../server/host/cliError.ts';
import type { Edit } from './plan.ts';

/** Adds `line` as the last one of a block; `openings` name the lines that open it, from the outside in. */
export function addToBlock(path: string, openings: readonly string[], line: string): Edit {
  return {
    path,
    change: (text) => {
      const opened = openings.reduce((from, opening) => indexAfter(text, opening, from, path), 0);
      const indent = /^ */.exec(text.slice(text.lastIndexOf('\n', opened - 1) + 1))?.[0] ?? '';
      const closed = new RegExp(`\\n${indent}[}\\])]`).exec(text.slice(opened));
      if (!closed) throw new CliError(`${path}: ${openings.at(-1)} has no end.`);
      const at = opened + closed.index;
      return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
    },
  };
}

/** Adds an import; the formatter puts it in its place. */
export const addImport = (path: string, line: string): Edit => ({ path, change: (text) => `${line}\n${text}` });

/** Adds an interface to the generated types of the database, and its table, as `npm run db -- types` would write them. */
export function addTableType(path: string, name: string, table: string, body: string): Edit {
  return {
    path,
    change: (text) => {
      const later = [...text.matchAll(/^export interface (\w+) \{$/gm)].find(
        ([, each = '']) => each === 'DB' || each > name,
      );
      if (!later) throw new CliError(`${path} has no interface DB.`);
      const typed = `${text.slice(0, later.index)}export interface ${name} {\n${body}\n}\n\n${text.slice(later.index)}`;
      return addToBlock(path, ['export interface DB {'], `  ${table}: ${name};`).change(typed);
    },
  };
}

function indexAfter(text: string, part: string, from: number, path: string): number {
  const at = text.indexOf(part, from);
  if (at < 0) throw new CliError(`${path} has no ${part.trim()}`);
  return at + part.length;
}
