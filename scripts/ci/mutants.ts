// Mutation tests: rules and decisions are changed one place at a time, and each change must make a test fail.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { command } from './command.ts';
import type { Step } from './schedule.ts';

interface Group {
  readonly name: string;
  /** Of a hundred changes, so many must be noticed. */
  readonly minimum: number;
  readonly files: readonly string[];
  /** What must notice a change. Few files: a change of a constant loads all of them again. */
  readonly tests: string;
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
    tests: 'contract/law/**/*.test.ts',
  },
  {
    name: 'money',
    minimum: 90,
    files: ['contract/amounts/cents.ts', 'contract/amounts/split.ts'],
    tests: 'contract/amounts/*.test.ts',
  },
  {
    name: 'lifecycles',
    minimum: 90,
    files: globSync('contract/*/*/{constants,endpoints}.ts'),
    tests: 'contract/**/*ifecycle.test.ts',
    part: { first: /= lifecycle\(\{$/, last: /^\}\);$/ },
  },
  {
    name: 'policies',
    minimum: 90,
    files: globSync('server/modules/*/*/policy.ts'),
    tests: 'server/http/policies/policies.test.ts',
  },
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

interface Score {
  readonly isHigh: boolean;
  readonly tests: number;
  readonly lines: readonly string[];
}

async function scoreOf({ name, minimum, files, part, tests }: Group): Promise<Score> {
  rmSync(REPORT, { force: true });
  const mutate = files.flatMap((file) => rangesOf(file, part));
  const { ok, output } = await command(['stryker', 'run', '--mutate', mutate.join(',')], { MUTANT_TESTS: tests });
  if (!ok) return { isHigh: false, tests: 0, lines: [name, output] };
  const report: { files: Record<string, { mutants: Mutant[] }> } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const found = files.flatMap((file) => (report.files[file]?.mutants ?? []).map((mutant) => ({ file, mutant })));
  const killed = found.filter(({ mutant }) => KILLED.includes(mutant.status)).length;
  const missed = found.filter(({ mutant }) => MISSED.includes(mutant.status));
  const count = killed + missed.length;
  // Without a single change the score is no number, and no number is high enough.
  const score = (100 * killed) / count;
  return {
    isHigh: score >= minimum,
    tests: count,
    lines: [
      `${name}: ${killed} of ${count} changes noticed, ${score.toFixed(1)}% (${minimum}%)`,
      ...missed.map(
        ({ file, mutant }) =>
          `  ${file}:${mutant.location.start.line} ${mutant.mutatorName} ${mutant.replacement ?? ''}`,
      ),
    ],
  };
}

async function run() {
  const scores: Score[] = [];
  for (const group of groups) scores.push(await scoreOf(group));
  return {
    ok: scores.every(({ isHigh }) => isHigh),
    output: scores.flatMap(({ lines }) => lines).join('\n'),
    tests: scores.reduce((sum, { tests }) => sum + tests, 0),
  };
}

export const mutants: Step = { name: 'mutants', run };
