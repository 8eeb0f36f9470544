// Every step of `npm test`, `npm run check` and `npm run test:deep`, by name.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command, type Variables } from './command.ts';
import { type Counts, playwrightCounts, vitestCounts } from './counts.ts';
import { mutants } from './mutants.ts';
import { otherDates } from './otherDates.ts';
import { fetchPdfTools } from './pdfTools.ts';
import type { Outcome, Step } from './schedule.ts';

const reports = '.data/ci';
const folders = [
  'bench',
  'components',
  'contract',
  'hooks',
  'lib',
  'pages',
  'scripts',
  'server',
  'slices',
  'styles',
  'tests',
];
const cruised = [...folders, 'instrumentation.ts'].filter((each) => existsSync(each));

const plain = (name: string, line: readonly string[], needs?: readonly string[]): Step => ({
  name,
  needs,
  run: () => command(line),
});

/** Runs a test command and counts its tests from the report it writes. */
async function counted(name: string, line: string[], env: Variables, read: (file: string) => Counts): Promise<Outcome> {
  const file = join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  const { ok, output } = await command(line, env);
  try {
    const { ran, skipped, retried } = read(file);
    if (ok && ran === 0) return { ok: false, output: `${output}\nNot one test ran.`, tests: 0 };
    if (ok && skipped > 0) return { ok: false, output: `${output}\n${skipped} tests were skipped.`, tests: ran };
    return { ok, output, tests: ran, retried };
  } catch {
    return { ok: false, output: `${output}\nNo report of the tests was written.` };
  }
}

const vitest = (name: string, projects: readonly string[], needs?: readonly string[]): Step => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`];
  const line = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...reporters];
  return { name, needs, run: () => counted(name, line, {}, vitestCounts) };
};

const api: Step = {
  ...vitest('api', ['api', 'host']),
  run: async () => {
    await fetchPdfTools();
    return vitest('api', ['api', 'host']).run();
  },
};

const build = plain('build', ['node', 'scripts/build.ts']);

/** A part of the browser tests that the seed chooses: journeys take longest, and each run would try all of them. */
const BROWSER_PARTS = 8;
const browserPart = () =>
  process.env.DEEP === '1' ? [] : [`--shard=${1 + (Number(process.env.TEST_SEED) % BROWSER_PARTS)}/${BROWSER_PARTS}`];

/** `line` is asked for when the step runs: the seed is chosen after this module is read. */
const browserStep = (name: string, line: () => readonly string[]): Step => ({
  name,
  needs: ['build'],
  alone: true,
  run: () =>
    counted(
      name,
      ['node', 'scripts/e2e.ts', ...line()],
      { TEST_REPORT: join(reports, `${name}.json`) },
      playwrightCounts,
    ),
});

const browser = browserStep('browser', browserPart);

/** A site without demo data, from its first administrator on; a deep run goes on to the last payout of an owner who leaves. */
const browserOnEmpty = browserStep('browser on an empty database', () => ['--empty']);

/** The same journeys where each request goes to either of two processes. */
const browserOnTwo = browserStep('browser on two processes', () => ['--processes=2']);

/** What needs no test to run: half a minute. */
export const checkSteps: readonly Step[] = [
  plain('format and lint', ['biome', 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']),
  // The native compiler checks the same types in seconds. A build writes types of its own, and must not do so while they are
  // read.
  { ...plain('types', ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.']), after: ['build'] },
  plain('boundaries', ['depcruise', '--config', '.dependency-cruiser.cjs', ...cruised]),
  plain('dead code', ['knip']),
  vitest('architecture', ['architecture']),
];

/** `npm test`: the long build starts first, so that the quick steps run beside it; what is exhaustive is sampled. */
export const testSteps: readonly Step[] = [
  build,
  ...checkSteps,
  vitest('unit', ['unit', 'dom']),
  api,
  vitest('bundle', ['build'], ['build']),
  browser,
];

/** `npm run test:deep`: everything that `npm test` samples, and what it leaves out. Commands find DEEP=1. */
export const deepSteps: readonly Step[] = [
  build,
  vitest('unit', ['unit']),
  api,
  { ...vitest('deep', ['deep']), alone: true },
  mutants,
  otherDates,
  browser,
  browserOnEmpty,
  browserOnTwo,
];
