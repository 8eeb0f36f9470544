// Homes of four states and everything that is known about them, for tests without a database.
import { dollars } from '@/contract/amounts/cents';
import type { Home } from '@/contract/homes/homes/schemas';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { allRules } from '@/contract/law/allRules';
import { exemptionFrom, rulesFor } from '@/contract/law/rules';
import type { Known } from '@/contract/leasing/homeAnswers/topics/types';

export const DAY = '2026-12-01';

const base: Home = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'active',
  type: 'house',
  streetAddress: '17 Alder Street',
  neighborhood: 'Temescal',
  city: 'Oakland',
  citySlug: 'oakland-ca',
  state: 'CA',
  zipcode: '94609',
  lat: 37.83,
  lng: -122.26,
  rentCents: dollars(3237),
  allInCents: dollars(3322),
  previousRentCents: dollars(3450),
  beds: 2,
  baths: 1.5,
  sqft: 1140,
  availableOn: '2026-12-19',
  listedAt: '2026-11-01T00:00:00Z',
  pictures: [],
  regionId: 1,
  regionName: 'Bay Area',
  timeZone: 'America/Los_Angeles',
  headline: 'A bright corner with a porch',
  description: 'A porch.',
  yearBuilt: 1924,
  parking: 'driveway',
  laundry: 'inUnit',
  pets: 'cats',
  petLimit: 2,
  smoking: 'outside',
  hoaApprovalDays: 14,
  airConditioning: false,
  furnished: false,
  accessible: true,
  heating: 'Heat pump',
  features: ['Fenced yard', 'Hardwood floors', 'Refrigerator', 'Dishwasher'],
  fees: [
    {
      id: '01980000-0000-7000-8000-0000000000f1',
      kind: 'utility',
      name: 'Water',
      cents: dollars(85),
      every: 'month',
      required: true,
      why: 'A flat share.',
    },
    {
      id: '01980000-0000-7000-8000-0000000000f3',
      kind: 'pet_rent',
      name: 'Pet',
      cents: dollars(35),
      every: 'month',
      required: false,
      why: 'For each cat.',
    },
  ],
  depositCents: dollars(2950),
  moveInCents: dollars(6272),
  applicationFeeCents: dollars(45),
  leaseMonths: [18, 9],
  utilities: [
    { name: 'Electricity', paidBy: 'resident' },
    { name: 'Garbage', paidBy: 'homeowner' },
  ],
  picturedOn: '2026-10-01',
  host: { firstName: 'Hana', since: 2022 },
  shareImage: '/media/homes/1/0123456789abcdef.jpg',
};

/** Everything known about a home; `changes` are facts of it. */
export function knownHome(changes: Partial<Home> = {}): Known {
  const home = { ...base, ...changes };
  const facts = { yearBuilt: home.yearBuilt, homeType: home.type };
  return {
    home,
    surroundings: {
      regionSlug: 'bay-area',
      area: 'Temescal',
      homes: 23,
      similar: { homes: 11, rentCents: dollars(3175) },
      parks: [{ name: 'Mosswood Park', miles: 0.5 }],
    },
    day: DAY,
    laws: rulesFor(allRules, jurisdictionOf(home), DAY).filter((rule) => exemptionFrom(rule, facts, DAY) === undefined),
    isTourable: home.status === 'active',
  };
}

/** One home of each state, and one with few facts. */
export const knownHomes: readonly Known[] = [
  knownHome(),
  knownHome({
    city: 'Seattle',
    citySlug: 'seattle-wa',
    state: 'WA',
    zipcode: '98107',
    leaseMonths: [12],
    pets: 'dogs',
  }),
  knownHome({
    city: 'Miami',
    citySlug: 'miami-fl',
    state: 'FL',
    zipcode: '33127',
    type: 'condo',
    beds: 0,
    pets: 'none',
  }),
  knownHome({
    city: 'Arlington',
    citySlug: 'arlington-va',
    state: 'VA',
    zipcode: '22201',
    type: 'apartment',
    pets: 'catsAndDogs',
    depositCents: dollars(0),
    applicationFeeCents: dollars(0),
  }),
  knownHome({
    sqft: null,
    yearBuilt: null,
    heating: '',
    features: [],
    fees: [],
    utilities: [],
    smoking: null,
    petLimit: null,
    hoaApprovalDays: null,
    picturedOn: null,
    host: null,
    previousRentCents: null,
    neighborhood: null,
    status: 'coming_soon',
  }),
];
