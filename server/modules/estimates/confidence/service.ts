import type { EstimateReport } from '@/contract/estimates/endpoints';
import type { BlendedEstimate } from '@/server/modules/estimates/blending/service';
import type { HomeFeatures } from '@/server/rentModel/homeFeatures';

/** How wide the range may be, as a part of the estimate, to be called so. */
const HIGH = 0.28;
const MEDIUM = 0.42;

const PRECISION_LABELS: Record<NonNullable<HomeFeatures['geo']>, string | undefined> = {
  exact: 'We know the home’s place to the door.',
  street: 'We know the home’s place along its street.',
  neighborhood: 'We know the neighborhood, not the street.',
  zip: 'We know the ZIP Code, not the block: streets within it differ.',
  city: 'We know the city alone; with the ZIP Code the range narrows.',
};

const comparablesReason = ({ used, disagreement }: BlendedEstimate) => {
  if (disagreement === 'higher')
    return 'Homes like it nearby ask for more than our model says, so the range reaches up to them.';
  if (disagreement === 'lower')
    return 'Homes like it nearby ask for less than our model says, so the range reaches down to them.';
  return used > 0
    ? `${used} homes of ours near it agree well enough to count.`
    : 'Too few homes of ours nearby are like it, so the model speaks alone.';
};

/** How sure we are, and why: never a bare word. */
export function confidenceOf(blended: BlendedEstimate, facts: HomeFeatures): EstimateReport['confidence'] {
  const { estimate, low, high, disagreement } = blended;
  const width = (high - low) / estimate;
  const level = disagreement || width > MEDIUM ? 'low' : width <= HIGH ? 'high' : 'medium';
  const reasons = [
    'Four of five homes like this rent within the range.',
    comparablesReason(blended),
    facts.sqft === null ? 'Without its living area the range is wider.' : undefined,
    facts.geo ? PRECISION_LABELS[facts.geo] : undefined,
  ];
  return { level, reasons: reasons.filter((reason) => reason !== undefined) };
}
