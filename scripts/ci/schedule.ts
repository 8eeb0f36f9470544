// Decides what runs when: in order, at most `lanes` at once, a step only after the ones it needs.

export interface Outcome {
  ok: boolean;
  /** Everything the step said; shown when it failed. */
  output: string;
  tests?: number;
  /** Titles of tests that passed on a second try. */
  retried?: readonly string[];
}

export interface Step {
  name: string;
  /** Names of steps that must succeed first. */
  needs?: readonly string[];
  /** Names of steps that must have ended, well or not, because they write what this one reads. */
  after?: readonly string[];
  /** Whether nothing else may run beside it: its tests are of a browser, which a busy machine makes wait. */
  alone?: boolean;
  run: () => Promise<Outcome>;
}

export interface Result extends Outcome {
  name: string;
  milliseconds: number;
  /** The failed step that caused this one to be skipped. */
  skippedBecause?: string;
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
  const running = new Set<Step>();

  const finish = (result: Result) => {
    done.set(result.name, result);
    onEnd?.(result);
  };
  const missing = ({ needs = [] }: Step) => needs.filter((need) => chosen.has(need));
  const earlier = ({ after = [] }: Step) => after.filter((name) => chosen.has(name));
  const hasRoom = ({ alone = false }: Step) =>
    alone ? running.size === 0 : ![...running].some((each) => each.alone === true);
  /** Every free lane looks again after each step that ends anywhere. */
  let wake = Promise.withResolvers<void>();

  const lane = async (): Promise<void> => {
    while (waiting.length > 0) {
      const broken = waiting.find((step) => missing(step).some((need) => done.get(need)?.ok === false));
      const ready =
        broken ??
        waiting.find((step) => [...missing(step), ...earlier(step)].every((name) => done.has(name)) && hasRoom(step));
      if (!ready) {
        await wake.promise;
        continue;
      }
      waiting.splice(waiting.indexOf(ready), 1);
      if (broken) finish(skipped(broken, missing(broken).find((need) => done.get(need)?.ok === false) ?? ''));
      else {
        running.add(ready);
        const result = await runOne(ready, now, onStart);
        running.delete(ready);
        finish(result);
      }
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

function skipped({ name }: Step, by: string): Result {
  return { name, milliseconds: 0, ok: false, output: '', skippedBecause: by };
}
