import { availableParallelism } from 'node:os';
import { command } from '../../../scripts/ci/command.ts';
import type { TestServerPlace } from '../testServer.ts';

/** Runs API tests that exist against a server of another kind; `passed`, or what they said. */
export async function runParts(parts: readonly string[], place: TestServerPlace): Promise<string> {
  const line = ['vitest', 'run', '--project', 'api', `--maxWorkers=${Math.min(2, availableParallelism())}`, ...parts];
  const { ok, output } = await command(line, { TEST_SERVER: JSON.stringify(place) });
  return ok ? 'passed' : output;
}
