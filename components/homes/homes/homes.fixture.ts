// Homes and places for the tests of these screens.

import { dollars } from '@/contract/amounts/cents';
import type { Home, HomeCard } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export function card(overrides: Partial<HomeCard> = {}, last = 1): HomeCard {
  return {
    id: id(last),
    status: 'active',
    type: 'house',
    streetAddress: `${last} Alder Street`,
    neighborhood: 'Temescal',
    city: 'Oakland',
    citySlug: 'oakland-ca',
    state: 'CA',
    zipcode: '94609',
    lat: 37.83,
    lng: -122.26,
    rentCents: dollars(3200),
    allInCents: dollars(3285),
    previousRentCents: null,
    beds: 2,
    baths: 1.5,
    sqft: 1100,
    availableOn: '2026-01-01',
    listedAt: '2026-01-01T00:00:00Z',
    pictures: [],
    ...overrides,
  };
}

export function home(overrides: Partial<Home> = {}): Home {
  return {
    ...card(),
    regionId: 1,
    regionName: 'Bay Area',
    timeZone: 'America/Los_Angeles',
    headline: 'A bright corner with a porch',
    description: 'A porch.\nA kitchen.',
    yearBuilt: 1924,
    parking: 'driveway',
    laundry: 'inUnit',
    pets: 'cats',
    petLimit: null,
    smoking: null,
    hoaApprovalDays: null,
    airConditioning: false,
    furnished: false,
    accessible: false,
    heating: 'Gas furnace',
    features: ['Bay window'],
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
        id: '01980000-0000-7000-8000-0000000000f2',
        kind: 'one_time',
        name: 'Key deposit box',
        cents: dollars(40),
        every: 'once',
        required: true,
        why: 'Yours to keep.',
      },
      {
        id: '01980000-0000-7000-8000-0000000000f3',
        kind: 'pet_rent',
        name: 'Pet',
        cents: dollars(30),
        every: 'month',
        required: false,
        why: 'For each cat.',
      },
    ],
    depositCents: dollars(3200),
    moveInCents: dollars(6525),
    applicationFeeCents: dollars(45),
    leaseMonths: [12, 18],
    utilities: [
      { name: 'Electricity', paidBy: 'resident' },
      { name: 'Garbage', paidBy: 'homeowner' },
    ],
    picturedOn: '2026-01-01',
    host: { firstName: 'Hana', since: 2022 },
    shareImage: '/media/homes/1/0123456789abcdef.jpg',
    ...overrides,
  };
}

export const bayArea: Place = {
  kind: 'region',
  slug: 'bay-area',
  name: 'Bay Area',
  state: 'CA',
  city: null,
  regionId: 1,
  regionName: 'Bay Area',
  lat: 37.8,
  lng: -122.3,
  zoom: 9,
  homes: 275,
};

export const oakland: Place = { ...bayArea, kind: 'city', slug: 'oakland-ca', name: 'Oakland', homes: 22 };
