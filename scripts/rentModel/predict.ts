import { fstatSync, ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { rentModel } from '../../server/rentModel/artifact.ts';
import { readCsv } from './csv.ts';
import { parseHome } from './parseHome.ts';

/** A line of `id,estimate,low,high` for every home of the file. */
export function predict(path: string): string {
  const model = rentModel();
  const lines = readCsv(path).map((row) => {
    const { estimate, low, high } = model.estimate(parseHome(row));
    return [row.id, estimate, low, high].join(',');
  });
  return `${['id,estimate,low,high', ...lines].join('\n')}\n`;
}

/** Whether standard output, a file, holds what `npm run` writes first and nothing else: empty lines and lines with `>`. */
function holdsHeadingAlone(size: number, args: readonly string[]): boolean {
  if (size === 0) return false;
  try {
    return /^(\n|> [^\n]*\n)+$/.test(readFileSync('/dev/fd/1', 'utf8'));
  } catch {
    // Not to be read here: then its length has to tell.
    const { npm_package_name, npm_package_version, npm_lifecycle_event, npm_lifecycle_script } = process.env;
    const command = [npm_lifecycle_script, ...args].join(' ');
    const heading = `\n> ${npm_package_name}@${npm_package_version} ${npm_lifecycle_event}\n> ${command}\n\n`;
    return size === Buffer.byteLength(heading);
  }
}

/**
 * Writes to standard output. `npm run` puts a heading of its own there first; where the output is a file
 * with just that in it, the heading goes, so that `npm run rent-model -- predict homes.csv > rents.csv` leaves plain CSV.
 */
export function writeOut(text: string, args: readonly string[]): void {
  const out = fstatSync(1);
  const bytes = Buffer.from(text);
  const startsOver = out.isFile() && holdsHeadingAlone(out.size, args);
  if (startsOver) ftruncateSync(1, 0);
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at, bytes.length - at, startsOver ? at : null);
}
