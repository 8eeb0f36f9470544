// Every step of the proof, by name. `npm test` runs all of them, `npm run check` the quick ones.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command, type Variables } from './command.ts';
import { type Counts, playwrightCounts, vitestCounts } from './counts.ts';
import { fetchPdfTools } from './pdfTools.ts';
import type { Outcome, Step } from './schedule.ts';

const reports = '.data/proof';
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
    const { ran, skipped } = read(file);
    if (ok && ran === 0) return { ok: false, output: `${output}\nNot one test ran.`, tests: 0 };
    if (ok && skipped > 0) return { ok: false, output: `${output}\n${skipped} tests were skipped.`, tests: ran };
    return { ok, output, tests: ran };
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
  ...vitest('api', ['api']),
  run: async () => {
    await fetchPdfTools();
    return vitest('api', ['api']).run();
  },
};

const browser: Step = {
  name: 'browser',
  needs: ['test build'],
  run: () =>
    counted('browser', ['node', 'scripts/e2e.ts'], { PROOF_REPORT: join(reports, 'browser.json') }, playwrightCounts),
};

/** What needs no test to run: half a minute. */
export const checkSteps: readonly Step[] = [
  plain('format and lint', ['biome', 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']),
  // A build writes types of its own, and must not do so while they are read.
  { ...plain('types', ['tsc', '--noEmit', '-p', '.']), after: ['build'] },
  plain('boundaries', ['depcruise', '--config', '.dependency-cruiser.cjs', ...cruised]),
  plain('dead code', ['knip']),
  vitest('architecture', ['architecture']),
];

/** The whole proof; the long build starts first, so that the quick steps run beside it. */
export const testSteps: readonly Step[] = [
  plain('build', ['node', 'scripts/build.ts']),
  ...checkSteps,
  vitest('unit', ['unit', 'dom']),
  api,
  plain('test build', ['node', 'scripts/build.ts', '--test'], ['build']),
  vitest('bundle', ['build'], ['build', 'test build']),
  browser,
];
