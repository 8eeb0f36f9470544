import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import type { BlendedEstimate } from '@/server/modules/homes/estimates/blending';
import type { HomeFeatures } from '@/server/rentModel/homeFeatures';

/** How wide the range may be, as a part of the estimate, to be called so. */
const HIGH = 0.28;
const MEDIUM = 0.42;

const PRECISION_LABELS: Record<NonNullable<HomeFeatures['geo']>, string | undefined> = {
  exact: 'We know the home’s exact location.',
  street: 'We know the home’s street, but not its exact location.',
  neighborhood: 'We know the neighborhood, but not the street.',
  zip: 'We know the ZIP code, but not the block, and rents vary from street to street.',
  city: 'We only know the city. Add the ZIP code to narrow the range.',
};

const comparablesReason = ({ used, disagreement }: BlendedEstimate) => {
  if (disagreement === 'higher')
    return 'Similar homes nearby rent for more than our model says, so the range goes up to include them.';
  if (disagreement === 'lower')
    return 'Similar homes nearby rent for less than our model says, so the range goes down to include them.';
  return used > 0
    ? `${used} of our nearby homes are close enough matches to count.`
    : 'We have too few similar homes nearby, so this uses our model only.';
};

/** How sure we are, and why: never a bare word. */
export function confidenceOf(blended: BlendedEstimate, facts: HomeFeatures): EstimateReport['confidence'] {
  const { estimate, low, high, disagreement } = blended;
  const width = (high - low) / estimate;
  const level = disagreement || width > MEDIUM ? 'low' : width <= HIGH ? 'high' : 'medium';
  const reasons = [
    'Four out of five similar homes rent within this range.',
    comparablesReason(blended),
    facts.sqft === null ? 'The range is wider because we don’t know the living area.' : undefined,
    facts.geo ? PRECISION_LABELS[facts.geo] : undefined,
  ];
  return { level, reasons: reasons.filter((reason) => reason !== undefined) };
}
