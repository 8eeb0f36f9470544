import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Copy } from './collect.ts';
import { rejectedWords } from './rejected.data.ts';

/** Violations that are still allowed, by file. They may only go down. */
const ALLOWANCE = 'scripts/copy/allowance.json';
const PLACEHOLDER = /\{\w+\}/g;

export type Counts = Readonly<Record<string, number>>;

export interface Violation extends Copy {
  readonly found: string;
  readonly instead: string;
}

export function violationsIn(copy: readonly Copy[]): Violation[] {
  return copy.flatMap((each) =>
    rejectedWords.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(each.text.replace(PLACEHOLDER, ''))?.[0];
      return found ? [{ ...each, found, instead }] : [];
    }),
  );
}

export function countByFile(violations: readonly Violation[]): Counts {
  const counts: Record<string, number> = {};
  for (const { path } of violations) counts[path] = (counts[path] ?? 0) + 1;
  return counts;
}

export const readAllowance = (): Counts => (existsSync(ALLOWANCE) ? JSON.parse(readFileSync(ALLOWANCE, 'utf8')) : {});

/** Violations in files that have more of them than allowed. */
export function overAllowance(violations: readonly Violation[], allowance: Counts): Violation[] {
  const counts = countByFile(violations);
  return violations.filter(({ path }) => (counts[path] ?? 0) > (allowance[path] ?? 0));
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Writes today's counts, for example after files have moved. Refuses a higher total. */
export function updateAllowance(violations: readonly Violation[]): { before: number; after: number; written: boolean } {
  const [before, counts] = [total(readAllowance()), countByFile(violations)];
  const after = total(counts);
  const written = !existsSync(ALLOWANCE) || after <= before;
  if (written) writeFileSync(ALLOWANCE, `${JSON.stringify(counts, null, 2)}\n`);
  return { before, after, written };
}
