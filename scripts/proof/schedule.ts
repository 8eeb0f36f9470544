// Decides what runs when: in order, at most `lanes` at once, a step only after the ones it needs.

export interface Outcome {
  ok: boolean;
  /** Everything the step said; shown when it failed. */
  output: string;
  tests?: number;
}

export interface Step {
  name: string;
  /** Names of steps whose success this one stands on. */
  needs?: readonly string[];
  /** Names of steps that must have ended, well or not, because they write what this one reads. */
  after?: readonly string[];
  run: () => Promise<Outcome>;
}

export interface Result extends Outcome {
  name: string;
  milliseconds: number;
  /** The failed step for whose sake this one was not run. */
  heldBackBy?: string;
}

interface Options {
  lanes: number;
  onStart?: (step: Step) => void;
  onEnd?: (result: Result) => void;
  now?: () => number;
}

/** Runs every step it can; a failure holds back only the steps that need it. Results come in the order of the steps. */
export async function runSteps(steps: readonly Step[], options: Options): Promise<Result[]> {
  const { lanes, onStart, onEnd, now = () => performance.now() } = options;
  const chosen = new Set(steps.map(({ name }) => name));
  const done = new Map<string, Result>();
  const waiting = [...steps];

  const finish = (result: Result) => {
    done.set(result.name, result);
    onEnd?.(result);
  };
  const missing = ({ needs = [] }: Step) => needs.filter((need) => chosen.has(need));
  const earlier = ({ after = [] }: Step) => after.filter((name) => chosen.has(name));
  /** Every free lane looks again after each step that ends anywhere. */
  let wake = Promise.withResolvers<void>();

  const lane = async (): Promise<void> => {
    while (waiting.length > 0) {
      const broken = waiting.find((step) => missing(step).some((need) => done.get(need)?.ok === false));
      const ready =
        broken ?? waiting.find((step) => [...missing(step), ...earlier(step)].every((name) => done.has(name)));
      if (!ready) {
        await wake.promise;
        continue;
      }
      waiting.splice(waiting.indexOf(ready), 1);
      if (broken) finish(heldBack(broken, missing(broken).find((need) => done.get(need)?.ok === false) ?? ''));
      else finish(await runOne(ready, now, onStart));
      wake.resolve();
      wake = Promise.withResolvers();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return steps.flatMap(({ name }) => done.get(name) ?? []);
}

async function runOne(step: Step, now: () => number, onStart?: (step: Step) => void): Promise<Result> {
  const began = now();
  onStart?.(step);
  const outcome = await step.run().catch((error: Error) => ({ ok: false, output: `${error.stack ?? error}\n` }));
  return { name: step.name, milliseconds: now() - began, ...outcome };
}

function heldBack({ name }: Step, by: string): Result {
  return { name, milliseconds: 0, ok: false, output: '', heldBackBy: by };
}
