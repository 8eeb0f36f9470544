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

function report(name: string, rate: number, turns: readonly Loaded[]): void {
  const all = turns.flatMap(({ latencies }) => [...latencies]);
  const ratio = (values: ArrayLike<number>) => percentile(Array.from(values), 99) / percentile(Array.from(values), 50);
  const ratios = turns.map(({ latencies }) => ratio(latencies));
  const errors = turns.reduce((sum, turn) => sum + turn.errors, 0);
  const p99s = turns.map(({ latencies }) => percentile([...latencies], 99));
  figure(
    `${name}, p99 at ${perSecond(rate)}`,
    ms(median(p99s)),
    `p50 ${ms(percentile(all, 50))}, ${errors} errors`,
    `${times(median(ratios))}   (turns ${ratios.map(times).join(', ')}; all together ${times(ratio(all))})`,
  );
}

/** p99 beside p50, median of five turns, of ours and of a bare route that does the least that ours cannot do without. */
export async function underLoad(name: string, ours: Asked, does: string, bare: Asked, connections: number) {
  const asked = [ours, bare] as const;
  const rates = [SHARE * (await most(ours, connections)), SHARE * (await most(bare, connections))] as const;
  const turns: [Loaded[], Loaded[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const which of [0, 1] as const) turns[which].push(await openLoop(...asked[which], rates[which], SECONDS));
  report(name, rates[0], turns[0]);
  report(`  a bare route that ${does}`, rates[1], turns[1]);
}
