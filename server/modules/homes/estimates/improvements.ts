import type { Adjustment } from '@/contract/homes/estimates/endpoints';
import type { EstimateAnswers } from '@/server/modules/homes/estimates/modelInput';
import type { HomeFeatures } from '@/server/rentModel/homeFeatures';
import type { RentModel } from '@/server/rentModel/rentModel';

interface Improvement {
  name: string;
  /** The home with it; undefined where it has that already, or cannot. */
  applied: (facts: HomeFeatures, answers: EstimateAnswers) => HomeFeatures | undefined;
}

const IMPROVEMENTS: readonly Improvement[] = [
  {
    name: 'Add an in-unit washer and dryer',
    applied: (facts) => (facts.laundry === 'in_unit' ? undefined : { ...facts, laundry: 'in_unit' }),
  },
  { name: 'Add air conditioning', applied: (facts) => (facts.ac ? undefined : { ...facts, ac: true }) },
  { name: 'Allow pets', applied: (facts) => (facts.pets ? undefined : { ...facts, pets: true }) },
  {
    name: 'Add a private parking space',
    applied: (facts) => (facts.parking === 'none' ? { ...facts, parking: 'yes' } : undefined),
  },
  {
    name: 'Add a half bath',
    applied: (facts) => (facts.baths === null ? undefined : { ...facts, baths: facts.baths + 0.5 }),
  },
  { name: 'Rent it furnished', applied: (facts) => (facts.furnished ? undefined : { ...facts, furnished: true }) },
];

/** A gain smaller than this is noise. */
const MIN_GAIN = 15;
const MAX_IMPROVEMENTS = 4;
const REASONS = 'How much more similar homes with this rent for';
const CONDITION_REASONS = 'From its current condition to “like new”, in our judgment';

/** What would raise the rent, most first: the same home, asked about again with one thing changed. */
export function improvementsFor(
  model: RentModel,
  facts: HomeFeatures,
  input: EstimateAnswers,
  shapeGain: number,
): Adjustment[] {
  const now = model.estimate(facts).estimate;
  const changed = IMPROVEMENTS.flatMap(({ name, applied: change }) => {
    const better = change(facts, input);
    return better ? [{ name, dollars: model.estimate(better).estimate - now, why: REASONS }] : [];
  });
  return [
    ...changed,
    { name: 'Update paint, floors, and fixtures', dollars: Math.round(shapeGain), why: CONDITION_REASONS },
  ]
    .filter(({ dollars }) => dollars >= MIN_GAIN)
    .sort((one, other) => other.dollars - one.dollars)
    .slice(0, MAX_IMPROVEMENTS);
}
