// How long the slowest of a hundred wait where there is room: at 60% of what can be taken.
import { type BenchRequest, type LoadResult, openLoop, throughput } from './openLoop';
import { median, ms, percentile, perSecond, printFigure, times } from './report';

export const LOAD_SHARE = 0.6;
/** In turns, so that a busy moment of the machine meets both and decides nothing alone. */
const ROUNDS = 3;
/** Of each turn, and of each rate that is tried. */
export const TURN_SECONDS = 10;

type LoadTarget = readonly [origin: string, next: () => BenchRequest];

/** Saturation is what is held without errors, with p99 at most a second; looked for in steps of a tenth, so many at most. */
const MAX_STEPS = 8;
const SUSTAIN_P99_MS = 1_000;
const STEP = 1.1;

async function canSustain([origin, next]: LoadTarget, rate: number, seconds: number): Promise<boolean> {
  const { latencies, errors, timedOut } = await openLoop(origin, next, rate, seconds, 3 * SUSTAIN_P99_MS);
  return !timedOut && errors === 0 && percentile([...latencies], 99) <= SUSTAIN_P99_MS;
}

/** The highest rate of arrivals that is held, in calls a second. */
export async function findSaturation(asked: LoadTarget, connections: number, seconds = TURN_SECONDS): Promise<number> {
  await throughput(...asked, connections, 1);
  let rate = await throughput(...asked, connections, 4);
  let held = await canSustain(asked, rate, seconds);
  const up = held;
  // Up as long as it is held, or down until it is.
  for (let step = 0; step < MAX_STEPS && held === up && rate > 1; step += 1) {
    rate *= up ? STEP : 1 / STEP;
    held = await canSustain(asked, rate, seconds);
  }
  return up && !held ? rate / STEP : rate;
}

/** Each turn with both of its figures: where answers fall behind, p50 grows as p99 does, and their ratio says nothing. */
function report(name: string, rate: number, turns: readonly LoadResult[]): void {
  const read = turns.map(({ latencies }) => [50, 99].map((percent) => percentile([...latencies], percent)));
  const [p50 = Number.NaN, p99 = Number.NaN] = [0, 1].map((which) => median(read.map((of) => of[which] ?? Number.NaN)));
  const errors = turns.reduce((sum, turn) => sum + turn.errors, 0);
  printFigure(`${name}, p99 at ${perSecond(rate)}`, ms(p99), `p50 ${ms(p50)}, ${errors} errors`, times(p99 / p50));
  console.log(`    turns, p50 / p99: ${read.map((of) => of.map(ms).join(' / ')).join(', ')}`);
}

/**
 * Measures p50 and p99 of a route of the product and of a bare route that does only the necessary work, at the same rate.
 * Each figure is the median over the turns. `prepare` runs before each part that takes minutes.
 */
export async function loadTest(
  name: string,
  ours: LoadTarget,
  does: string,
  bare: LoadTarget,
  { connections, seconds, prepare }: { connections: number; seconds: number; prepare: () => Promise<void> },
) {
  await prepare();
  const rate = LOAD_SHARE * (await findSaturation(ours, connections, seconds));
  await prepare();
  const turns: [LoadResult[], LoadResult[]] = [[], []];
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const [which, asked] of [ours, bare].entries()) turns[which]?.push(await openLoop(...asked, rate, seconds));
  report(name, rate, turns[0]);
  report(`  a bare route that ${does}`, rate, turns[1]);
}
