// Intervals that hold however often the result is read (an experiment may be stopped on its best day): the mixture
// sequential probability ratio test of R. Johari, P. Koomen, L. Pekelis, D. Walsh, "Always Valid Inference: Continuous
// Monitoring of A/B Tests", Operations Research 70(3), 2022 (arXiv:1512.04922), with a normal mixture N(0, tau^2):
// the statistic sqrt(V / (V + tau^2)) * exp(tau^2 * d^2 / (2 V (V + tau^2))) exceeds 1 / alpha ever with probability
// alpha at most. Solved for d it is the half width below.
import { FLAG_ALPHA, MIN_VISITORS } from '@/contract/platform/flags/constants';

export interface Arm {
  visitors: number;
  conversions: number;
}

export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** Half the width of an always-valid interval around an estimate with this variance. */
export function halfWidth(variance: number, tau: number, alpha = FLAG_ALPHA): number {
  const wide = variance + tau * tau;
  return Math.sqrt(((variance * wide) / (tau * tau)) * Math.log(wide / (variance * alpha * alpha)));
}

const rateOf = ({ visitors, conversions }: Arm) => conversions / visitors;

/** With half a conversion and half a miss added, so that no rate is certain because nothing was seen yet. */
function varianceOf({ visitors, conversions }: Arm): number {
  const rate = (conversions + 0.5) / (visitors + 1);
  return (rate * (1 - rate)) / visitors;
}

const hasEnough = ({ visitors }: Arm) => visitors >= MIN_VISITORS;

/** The rate of one variant; null until enough visitors were counted. */
export function rateInterval(arm: Arm, tau: number): Interval | null {
  if (!hasEnough(arm)) return null;
  const value = rateOf(arm);
  const half = halfWidth(varianceOf(arm), tau);
  return { value, low: Math.max(0, value - half), high: Math.min(1, value + half) };
}

/** By how much a variant differs from the default. `comparisons`: how many share the same chance of a false alarm. */
export function differenceInterval(arm: Arm, base: Arm, tau: number, comparisons = 1): Interval | null {
  if (!hasEnough(arm) || !hasEnough(base)) return null;
  const value = rateOf(arm) - rateOf(base);
  const half = halfWidth(varianceOf(arm) + varianceOf(base), tau, FLAG_ALPHA / comparisons);
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}

/** Chance of a false alarm per look is below 1 in 10,000. */
const UNEVEN_Z = 3.89;

/** Whether visitors are split so differently from the weights that chance is no explanation: something loses visitors. */
export function isSplitUneven(split: readonly { visitors: number; weight: number }[]): boolean {
  const visitors = split.reduce((sum, each) => sum + each.visitors, 0);
  const weights = split.reduce((sum, each) => sum + each.weight, 0);
  if (visitors < MIN_VISITORS || weights === 0) return false;
  return split.some((each) => {
    const share = each.weight / weights;
    const spread = Math.sqrt(visitors * share * (1 - share));
    return spread === 0
      ? each.visitors !== visitors * share
      : Math.abs(each.visitors - visitors * share) / spread > UNEVEN_Z;
  });
}
