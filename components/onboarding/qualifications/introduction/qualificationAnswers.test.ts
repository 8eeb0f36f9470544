import { expect, test } from 'vitest';
import { qualificationAnswers } from './qualificationAnswers';

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
