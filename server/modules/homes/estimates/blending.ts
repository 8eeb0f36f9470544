import type { ScoredComparable } from '@/server/modules/homes/estimates/comparables';
import type { RentEstimate } from '@/server/rentModel/rentModel';

const SIMILARITY_LIMIT = 2.5;
const MIN_COMPARABLES = 3;
/** However many there are, the model, which saw a hundred thousand, keeps at least this say. */
const MIN_MODEL_WEIGHT = 0.5;
/** Homes side by side differ by this much even so (measured: docs/rent-model.md, noise floor). */
const MIN_DISSIMILARITY = 0.03;
/** Asking rents farther than this from the model are of special homes, or wrong. */
const OUTLIER_RATIO = 0.35;

interface Blend extends RentEstimate {
  /** How many homes of ours had a say, and which part of it was theirs. */
  used: number;
  share: number;
}

export interface BlendedEstimate extends Blend {
  /** Where the middle of the alike homes lay outside the range, which then reaches to it. */
  disagreement: 'higher' | 'lower' | null;
}

/** Whether a home is alike enough to say something about the level of rents here. */
export const isAlike = ({ dissimilarity }: ScoredComparable) => dissimilarity <= SIMILARITY_LIMIT;

interface WeightedValue {
  value: number;
  weight: number;
}

/** The value that half of the weight lies below. */
export function weightedMedian(voices: readonly WeightedValue[]): number {
  const sorted = [...voices].sort((one, other) => one.value - other.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { value, weight } of sorted) {
    passed += weight;
    if (passed >= half) return value;
  }
  return Number.NaN;
}

const toWeightedValue = ({ dissimilarity, adjusted }: ScoredComparable): WeightedValue => ({
  value: Math.log(adjusted),
  weight: 1 / (0.35 + dissimilarity) ** 2,
});

/**
 * Moves the model’s estimate towards homes of ours that are alike and near, where there are enough, and narrows its range
 * as far as they agree. Where they disagree with it beyond the range, the range reaches to their middle.
 */
export function blendWithComparables(model: RentEstimate, compared: readonly ScoredComparable[]): BlendedEstimate {
  const alike = compared.filter(isAlike);
  const range = blend(model, alike);
  if (alike.length < MIN_COMPARABLES) return { ...range, disagreement: null };
  const theirs = Math.round(Math.exp(weightedMedian(alike.map(toWeightedValue))));
  if (theirs > range.high) return { ...range, high: theirs, disagreement: 'higher' };
  return theirs < range.low ? { ...range, low: theirs, disagreement: 'lower' } : { ...range, disagreement: null };
}

function blend(model: RentEstimate, alike: readonly ScoredComparable[]): Blend {
  const middle = Math.log(model.estimate);
  const voices = alike
    .filter(({ adjusted }) => Math.abs(Math.log(adjusted) - middle) <= OUTLIER_RATIO)
    .map(toWeightedValue);
  if (voices.length < MIN_COMPARABLES) return { ...model, used: 0, share: 0 };
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  const effective = total ** 2 / voices.reduce((sum, { weight }) => sum + weight ** 2, 0);
  const share = Math.min(1 - MIN_MODEL_WEIGHT, effective / (effective + 8));
  const theirs = weightedMedian(voices);
  const apart = Math.sqrt(voices.reduce((sum, { value, weight }) => sum + weight * (value - theirs) ** 2, 0) / total);
  const half = Math.max(0.01, Math.log(model.high / model.low) / 2);
  const error = Math.hypot(apart / Math.sqrt(effective), MIN_DISSIMILARITY) * 1.28;
  const narrower = Math.min(1, Math.max(0.7, Math.hypot(1 - share, (share * error) / half)));
  const moved = middle * (1 - share) + theirs * share;
  const bound = (edge: number) => Math.round(Math.exp(moved + (Math.log(edge) - middle) * narrower));
  return {
    estimate: Math.round(Math.exp(moved)),
    low: bound(model.low),
    high: bound(model.high),
    used: voices.length,
    share,
  };
}
