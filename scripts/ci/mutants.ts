// Mutation tests: rules and decisions are changed one place at a time, and each change must make a test fail.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { command } from './command.ts';
import type { Step } from './schedule.ts';

interface Group {
  readonly name: string;
  /** Of a hundred changes, so many must be noticed. */
  readonly minimum: number;
  readonly files: readonly string[];
  /** Only these parts of a file, found by their first and last line. */
  readonly part?: { readonly first: RegExp; readonly last: RegExp };
}

/** Lists of rules are data: `contract/law/limits/figures.test.ts` holds each of their figures. */
const groups: readonly Group[] = [
  {
    name: 'law',
    minimum: 95,
    files: globSync('contract/law/*.ts')
      .filter((file) => !/\.(?:test|data)\.ts$|Rules\.ts$/.test(file))
      .concat('contract/law/allRules.ts'),
  },
  { name: 'money', minimum: 90, files: ['contract/money/cents.ts', 'contract/money/split.ts'] },
  {
    name: 'lifecycles',
    minimum: 90,
    files: globSync('contract/*/{constants,endpoints}.ts'),
    part: { first: /= lifecycle\(\{$/, last: /^\}\);$/ },
  },
  { name: 'policies', minimum: 90, files: globSync('server/modules/*/policy.ts') },
];

/** `file`, or `file:from-to` for each part of it. */
function rangesOf(file: string, part: Group['part']): string[] {
  if (!part) return [file];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (!part.first.test(line)) return [];
    const length = lines.slice(at).findIndex((each) => part.last.test(each));
    return [`${file}:${at + 1}-${at + 1 + length}`];
  });
}

interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
}

const REPORT = '.data/mutants.json';
const KILLED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

async function run() {
  rmSync(REPORT, { force: true });
  const mutate = groups.flatMap(({ files, part }) => files.flatMap((file) => rangesOf(file, part)));
  const { ok, output } = await command(['stryker', 'run', '--mutate', mutate.join(',')]);
  if (!ok) return { ok, output };
  const { files }: { files: Record<string, { mutants: Mutant[] }> } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const lines: string[] = [];
  let tests = 0;
  let isHigh = true;
  for (const group of groups) {
    const found = group.files.flatMap((file) => (files[file]?.mutants ?? []).map((mutant) => ({ file, mutant })));
    const killed = found.filter(({ mutant }) => KILLED.includes(mutant.status)).length;
    const missed = found.filter(({ mutant }) => MISSED.includes(mutant.status));
    const score = (100 * killed) / (killed + missed.length);
    // Without a single change the score is no number, and no number is high enough.
    isHigh &&= score >= group.minimum;
    tests += killed + missed.length;
    lines.push(
      `${group.name}: ${killed} of ${killed + missed.length} changes noticed, ${score.toFixed(1)}% (${group.minimum}%)`,
    );
    for (const { file, mutant } of missed)
      lines.push(`  ${file}:${mutant.location.start.line} ${mutant.mutatorName} ${mutant.replacement ?? ''}`);
  }
  return { ok: isHigh, output: lines.join('\n'), tests };
}

export const mutants: Step = { name: 'mutants', run };
