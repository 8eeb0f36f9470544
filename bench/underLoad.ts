// How long the slowest of a hundred wait where there is room: at 60 % of what can be taken.
import { type Loaded, openLoop, type Sent, saturation } from './openLoop';
import { figure, median, ms, percentile, perSecond, times } from './print';

export const SHARE = 0.6;
/** In turns, so that a busy moment of the machine meets both and decides nothing alone. */
const TURNS = 5;
const SECONDS = 15;

type Asked = readonly [origin: string, next: () => Sent];

async function most([origin, next]: Asked, connections: number): Promise<number> {
  await saturation(origin, next, connections, 1);
  return saturation(origin, next, connections, 4);
}

/** Each turn with both of its figures: where answers fall behind, p50 grows as p99 does, and their ratio says nothing. */
function report(name: string, rate: number, turns: readonly Loaded[]): void {
  const read = turns.map(({ latencies }) => [50, 99].map((percent) => percentile([...latencies], percent)));
  const [p50 = Number.NaN, p99 = Number.NaN] = [0, 1].map((which) => median(read.map((of) => of[which] ?? Number.NaN)));
  const errors = turns.reduce((sum, turn) => sum + turn.errors, 0);
  figure(`${name}, p99 at ${perSecond(rate)}`, ms(p99), `p50 ${ms(p50)}, ${errors} errors`, times(p99 / p50));
  console.log(`    turns, p50 / p99: ${read.map((of) => of.map(ms).join(' / ')).join(', ')}`);
}

/** p99 beside p50, each the median of five turns, of ours and of a bare route that does the least that ours cannot do without. */
export async function underLoad(name: string, ours: Asked, does: string, bare: Asked, connections: number) {
  const asked = [ours, bare] as const;
  const rates = [SHARE * (await most(ours, connections)), SHARE * (await most(bare, connections))] as const;
  const turns: [Loaded[], Loaded[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const which of [0, 1] as const) turns[which].push(await openLoop(...asked[which], rates[which], SECONDS));
  report(name, rates[0], turns[0]);
  report(`  a bare route that ${does}`, rates[1], turns[1]);
}
