import type { Adjustment } from '@/contract/estimates/endpoints';
import type { EstimateAnswers } from '@/server/modules/estimates/modelInput/service';
import type { HomeFeatures } from '@/server/rentModel/homeFeatures';
import type { RentModel } from '@/server/rentModel/rentModel';

interface Improvement {
  name: string;
  /** The home with it; undefined where it has that already, or cannot. */
  applied: (facts: HomeFeatures, said: EstimateAnswers) => HomeFeatures | undefined;
}

const IMPROVEMENTS: readonly Improvement[] = [
  {
    name: 'A washer and dryer in the home',
    applied: (facts) => (facts.laundry === 'in_unit' ? undefined : { ...facts, laundry: 'in_unit' }),
  },
  { name: 'Air conditioning', applied: (facts) => (facts.ac ? undefined : { ...facts, ac: true }) },
  { name: 'Welcoming pets', applied: (facts) => (facts.pets ? undefined : { ...facts, pets: true }) },
  {
    name: 'A parking space of its own',
    applied: (facts) => (facts.parking === 'none' ? { ...facts, parking: 'yes' } : undefined),
  },
  {
    name: 'One more half bath',
    applied: (facts) => (facts.baths === null ? undefined : { ...facts, baths: facts.baths + 0.5 }),
  },
  { name: 'Letting it furnished', applied: (facts) => (facts.furnished ? undefined : { ...facts, furnished: true }) },
];

/** A gain smaller than this is noise. */
const MIN_GAIN = 15;
const MAX_IMPROVEMENTS = 4;
const REASONS = 'What homes like yours that have it ask for more';
const CONDITION_REASONS = 'From the shape it is in to “like new”; our judgement';

/** What would raise the rent, most first: the same home, asked about again with one thing changed. */
export function improvementsFor(
  model: RentModel,
  facts: HomeFeatures,
  said: EstimateAnswers,
  shapeGain: number,
): Adjustment[] {
  const now = model.estimate(facts).estimate;
  const changed = IMPROVEMENTS.flatMap(({ name, applied: change }) => {
    const better = change(facts, said);
    return better ? [{ name, dollars: model.estimate(better).estimate - now, why: REASONS }] : [];
  });
  return [
    ...changed,
    { name: 'Fresh paint, floors and fixtures', dollars: Math.round(shapeGain), why: CONDITION_REASONS },
  ]
    .filter(({ dollars }) => dollars >= MIN_GAIN)
    .sort((one, other) => other.dollars - one.dollars)
    .slice(0, MAX_IMPROVEMENTS);
}
