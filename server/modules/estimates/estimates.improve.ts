import type { Adjustment } from '@/contract/estimates';
import type { Said } from './estimates.facts';
import type { HomeFacts } from './model/homeFacts';
import type { RentModel } from './model/rentModel';

interface Idea {
  name: string;
  /** The home with it; undefined where it has that already, or cannot. */
  with: (facts: HomeFacts, said: Said) => HomeFacts | undefined;
}

const ideas: readonly Idea[] = [
  {
    name: 'A washer and dryer in the home',
    with: (facts) => (facts.laundry === 'in_unit' ? undefined : { ...facts, laundry: 'in_unit' }),
  },
  { name: 'Air conditioning', with: (facts) => (facts.ac ? undefined : { ...facts, ac: true }) },
  { name: 'Welcoming pets', with: (facts) => (facts.pets ? undefined : { ...facts, pets: true }) },
  {
    name: 'A parking space of its own',
    with: (facts) => (facts.parking === 'none' ? { ...facts, parking: 'yes' } : undefined),
  },
  {
    name: 'One more half bath',
    with: (facts) => (facts.baths === null ? undefined : { ...facts, baths: facts.baths + 0.5 }),
  },
  { name: 'Letting it furnished', with: (facts) => (facts.furnished ? undefined : { ...facts, furnished: true }) },
];

/** A gain smaller than this is noise. */
const LEAST = 15;
const MOST = 4;
const WHY = 'What homes like yours that have it ask for more';
const SHAPE_WHY = 'From the shape it is in to “like new”; our judgement';

/** What would raise the rent, most first: the same home, asked about again with one thing changed. */
export function improvementsFor(model: RentModel, facts: HomeFacts, said: Said, shapeGain: number): Adjustment[] {
  const now = model.estimate(facts).estimate;
  const changed = ideas.flatMap(({ name, with: change }) => {
    const better = change(facts, said);
    return better ? [{ name, dollars: model.estimate(better).estimate - now, why: WHY }] : [];
  });
  return [...changed, { name: 'Fresh paint, floors and fixtures', dollars: Math.round(shapeGain), why: SHAPE_WHY }]
    .filter(({ dollars }) => dollars >= LEAST)
    .sort((one, other) => other.dollars - one.dollars)
    .slice(0, MOST);
}
