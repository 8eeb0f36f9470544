// The file of the IRS’s bulk TIN matching: one line for each request, answered with a code at its end (Publication 2108-A).
import { asciiSpelling } from '@/server/names/ascii';
import type { MatchCode, TinAnswer, TinRequest } from './tinMatching';

const tinTypes = { ein: '1', ssn: '2', itin: '2' } as const;
/** Most characters of a name; the IRS reads no more. */
const MAX_NAME = 40;

/** Letters in ASCII, digits, hyphens, ampersands, and single spaces: whatever other signs a name has, the IRS leaves out. */
function nameLine(name: string): string {
  const line = asciiSpelling(name)
    .toUpperCase()
    .replace(/[^A-Z\d&\- ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MAX_NAME);
  if (line === '') throw new Error('A line of TIN matching needs a name');
  return line;
}

/** @throws {Error} on a name that is not in Latin letters; the caller holds it back. */
export const formatBulkFile = (requests: readonly TinRequest[]): string =>
  requests
    .map(({ kind, tin, name, reference }) => `${tinTypes[kind]};${tin};${nameLine(name)};${reference}\r\n`)
    .join('');

/** The answers of a file that came back; lines that are none are refused. */
export function parseBulkFile(file: string): TinAnswer[] {
  return file
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, reference, code] = /^[123];\d{9};[^;]*;([^;]+);([0-8])$/.exec(line) ?? [];
      if (reference === undefined) throw new Error('A line of the answer is no answer');
      return { reference, code: Number(code) as MatchCode };
    });
}
