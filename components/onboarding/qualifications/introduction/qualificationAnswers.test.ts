import { expect, test } from 'vitest';
import { answersOfEstimate, qualificationAnswers } from './qualificationAnswers';

const address = {
  streetAddress: '12 Alder Lane',
  unit: null,
  city: 'Oakland',
  state: 'CA',
  zipcode: '94607',
  lat: 37.8,
  lng: -122.27,
  precision: 'exact',
  regionId: 1,
  regionName: 'Bay Area',
  placeId: 'a',
};

test('what both ask is taken over, and nothing else', () => {
  const known = qualificationAnswers({
    address,
    use: 'rented',
    leaseRent: 300_000,
    standing: 'manager',
    firstName: 'Ada',
    email: 'ada@example.com',
    beds: '6',
    hopedRent: 320_000,
    plan: 'Monthly',
    note: 'Call me',
    phone: '',
  });
  const { address: _, ...rest } = known;
  expect(rest).toEqual({
    occupancy: 'rented',
    residentRent: 300_000,
    relation: 'helper',
    firstName: 'Ada',
    email: 'ada@example.com',
    beds: '6',
  });
});

test('asks how the owner holds the home, and leaves missing answers open', () => {
  expect(qualificationAnswers({ standing: 'owner', use: undefined, availableOn: '2027-01-05' })).toEqual({
    availableOn: '2027-01-05',
  });
});

test('what the estimate asked is taken over, with one condition for its parts and an HOA where dues are paid', () => {
  const answers = { type: 'condo', beds: '2', baths: '2.0', sqft: 900, occupancy: 'living', hoa: 42_000 };
  const parts = { kitchen: 4, bathrooms: 4, floors: 3, paint: 5, systems: 3 };
  expect(answersOfEstimate({ ...answers, ...parts, hopedRent: 320_000, pets: 'cats' })).toEqual({
    ...answers,
    occupancy: 'owner',
    hoa: 'yes',
    condition: 4,
  });
});

test('without dues, the estimate says nothing of an HOA, and without ratings nothing of the condition', () => {
  expect(answersOfEstimate({ beds: '3', hoa: 0 })).toEqual({ beds: '3' });
});
