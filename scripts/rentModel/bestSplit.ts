import type { Histogram } from './histogram.ts';

/** A question: is the feature's bin at most this one; and where homes without the feature go. */
export interface Split {
  feature: number;
  bin: number;
  missingLeft: boolean;
  gain: number;
}

/** The split of these rows that explains most of their pulls, with enough rows on either side; null where none does. */
export function bestSplit(
  { gradients, counts }: Histogram,
  offsets: readonly number[],
  features: readonly number[],
  fewestRows: number,
): Split | null {
  let pullOfAll = 0;
  let countOfAll = 0;
  const first = features[0] ?? 0;
  for (let at = offsets[first] as number; at < (offsets[first + 1] as number); at += 1) {
    pullOfAll += gradients[at] as number;
    countOfAll += counts[at] as number;
  }
  const best: Split = { feature: -1, bin: 0, missingLeft: false, gain: 1e-9 };
  const whole = (pullOfAll * pullOfAll) / countOfAll;
  const offer = (feature: number, bin: number, pull: number, count: number, missingLeft: boolean) => {
    const others = countOfAll - count;
    if (count < fewestRows || others < fewestRows) return;
    const gain = (pull * pull) / count + ((pullOfAll - pull) * (pullOfAll - pull)) / others - whole;
    if (gain > best.gain) Object.assign(best, { feature, bin, missingLeft, gain });
  };
  for (const feature of features) {
    const start = offsets[feature] as number;
    const missing = (offsets[feature + 1] as number) - 1;
    const missingPull = gradients[missing] as number;
    const missingCount = counts[missing] as number;
    let pull = 0;
    let count = 0;
    for (let at = start; at < missing; at += 1) {
      if (!counts[at]) continue;
      pull += gradients[at] as number;
      count += counts[at] as number;
      offer(feature, at - start, pull, count, false);
      if (missingCount > 0) offer(feature, at - start, pull + missingPull, count + missingCount, true);
    }
  }
  return best.feature < 0 ? null : best;
}
