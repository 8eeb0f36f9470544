import { availableParallelism } from 'node:os';
import { stopCommandsOnExit } from './command.ts';
import { failureText, retriedText, stepLine, summaryLine } from './report.ts';
import { type Result, runSteps, type Step } from './schedule.ts';
import { selectSteps } from './selection.ts';

const live = process.stdout.isTTY === true;

/** Runs the chosen steps, says how each went, and answers the exit code. */
export async function runChecks(steps: readonly Step[], args: readonly string[]): Promise<number> {
  const chosen = selectSteps(steps, args);
  stopCommandsOnExit();
  const began = performance.now();
  const running = new Set<string>();
  const showRunning = () => live && process.stdout.write(`\r\u001b[K… ${[...running].join(', ')}`);
  const results = await runSteps(chosen, {
    lanes: Math.max(2, Math.min(3, availableParallelism())),
    onStart: ({ name }) => {
      running.add(name);
      showRunning();
    },
    onEnd: (result: Result) => {
      running.delete(result.name);
      if (live) process.stdout.write('\r\u001b[K');
      console.log(stepLine(result));
      if (!result.ok && !result.skippedBecause) console.log(failureText(result));
      if (running.size > 0) showRunning();
    },
  });
  const retried = retriedText(results);
  if (retried) console.log(`\n${retried.trimEnd()}`);
  console.log(`\n${summaryLine(results, steps.length, performance.now() - began)}`);
  return results.every(({ ok }) => ok) ? 0 : 1;
}
