import * as fc from 'fast-check';
import { cents } from '@/contract/amounts/cents';
import type { Fee } from '@/contract/homes/homes/endpoints';
import type { LeaseRequest } from '@/contract/leasing/leases/endpoints';
import type { HomeRow } from '@/server/modules/homes/homes';
import { idOf } from '@/server/seed/generators/ids';

/** A listed home as the database answers it; the state decides the rest. */
export const createListing = (state: string, more: Partial<HomeRow> = {}): HomeRow => ({
  id: '01980000-0000-7000-8000-000000000001',
  status: 'active',
  type: 'house',
  streetAddress: '12 Alder Lane',
  unit: null,
  neighborhood: null,
  city: { CA: 'Oakland', WA: 'Seattle', FL: 'Miami', VA: 'Richmond' }[state] ?? 'Nowhere',
  citySlug: 'nowhere',
  state,
  zipcode: '94601',
  lat: 0,
  lng: 0,
  rentCents: 300_000,
  allInCents: 312_000,
  previousRentCents: null,
  rentChangedAt: null,
  beds: 3,
  baths: 2,
  sqft: 1_400,
  availableOn: '2026-12-01',
  listedAt: null,
  pictures: [],
  ownerId: '01980000-0000-7000-8000-000000000002',
  propertyId: '01980000-0000-7000-8000-000000000001',
  regionId: 1,
  regionName: 'A region',
  regionSlug: 'a-region',
  timeZone: 'America/Los_Angeles',
  headline: '',
  description: '',
  yearBuilt: 1954,
  parking: 'garage',
  laundry: 'inUnit',
  pets: 'catsAndDogs',
  petLimit: null,
  smoking: null,
  hoaApprovalDays: null,
  airConditioning: true,
  furnished: false,
  accessible: false,
  heating: 'Gas',
  features: ['Dishwasher', 'Fireplace'],
  fees: [
    {
      id: idOf('fee Garden care'),
      kind: 'monthly',
      name: 'Garden care',
      cents: 12_000 as never,
      every: 'month',
      required: true,
      why: 'A gardener comes.',
    },
    {
      id: idOf('fee Pet'),
      kind: 'pet_rent',
      name: 'Pet',
      cents: 3_500 as never,
      every: 'month',
      required: false,
      why: 'For each pet.',
    },
  ],
  depositCents: 300_000,
  applicationFeeCents: 4_500,
  leaseMonths: [12],
  utilities: [
    { name: 'Electricity', paidBy: 'resident' },
    { name: 'Water', paidBy: 'homeowner' },
  ],
  picturedOn: null,
  flood: { flooded: false, hazardArea: false, insured: false, claimed: false, aided: false, details: '' },
  disclosures: null,
  leadPaint: false,
  kitchen: 'both',
  host: { firstName: 'Hana', since: 2020 },
  ...more,
});

export const createLeaseRequest = (more: Partial<LeaseRequest> = {}): LeaseRequest => ({
  startOn: '2026-12-01',
  months: 12,
  residents: [{ name: 'Ada Lovelace', email: 'ada@example.test' }],
  cosigners: [],
  occupants: [],
  pets: ['Biscuit, a beagle'],
  options: [idOf('fee Pet')],
  installments: 1,
  ...more,
});

/** A fee with the id and a kind that its name and how often it is charged give it. */
export const createFee = (fee: Pick<Fee, 'name' | 'every'> & { cents: number; kind?: Fee['kind'] }): Fee => ({
  id: idOf(`fee ${fee.name}`),
  kind: fee.every === 'once' ? 'one_time' : 'monthly',
  required: true,
  why: 'Because.',
  ...fee,
  cents: cents(fee.cents),
});

const amount = fc.integer({ min: 500, max: 90_000 });

/** Homes of every state with whatever charges; their names are all different. */
export const listings = fc
  .record({
    state: fc.constantFrom('CA', 'WA', 'FL', 'VA'),
    rentCents: fc.integer({ min: 60_000, max: 2_000_000 }),
    depositCents: fc.integer({ min: 0, max: 4_000_000 }),
    yearBuilt: fc.option(fc.integer({ min: 1890, max: 2026 })),
    fees: fc.uniqueArray(
      fc
        .record({
          name: fc.constantFrom(
            'Garden care',
            'Pool care',
            'Water',
            'Pet',
            'Second parking space',
            'Association move-in',
          ),
          cents: amount,
          every: fc.constantFrom('month' as const, 'once' as const),
          required: fc.boolean(),
        })
        .map(createFee),
      { selector: ({ name }) => name },
    ),
  })
  .map(({ state, ...rest }) => createListing(state, rest as Partial<HomeRow>));
