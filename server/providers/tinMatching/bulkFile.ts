// The file of the IRS’s bulk TIN matching: one line for each request, answered with a code at its end (Publication 2108-A).
import type { MatchCode, TinAnswer, TinRequest } from './tinMatching';

const tinTypes = { ein: '1', ssn: '2', itin: '2' } as const;
/** Most characters of a name; the IRS reads no more. */
const MAX_NAME = 40;

/** Letters, digits, hyphens, ampersands, and single spaces: whatever else a name has, the IRS leaves out. */
const nameLine = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z\d&\- ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MAX_NAME);

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
