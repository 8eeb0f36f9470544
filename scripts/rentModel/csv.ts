import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export type CsvRow = Record<string, string>;

/** Reads a file of comma-separated values with a head line, gzipped or not. */
export function readCsv(path: string): CsvRow[] {
  const bytes = readFileSync(path);
  return parseCsv((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

export function parseCsv(text: string): CsvRow[] {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const names = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((name, n) => [name, cells[n] ?? '']));
  });
}

function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
