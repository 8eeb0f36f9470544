import type { PlacedAddress } from '@/contract/addresses';

export const oakland: PlacedAddress = {
  streetAddress: '12 Alder St',
  unit: null,
  city: 'Oakland',
  state: 'CA',
  zipcode: '94601',
  lat: 37.778,
  lng: -122.218,
  precision: 'zip',
  regionId: 1,
  regionName: 'Bay Area',
};

export const denver: PlacedAddress = {
  ...oakland,
  streetAddress: '1 Elm St',
  city: 'Denver',
  state: 'CO',
  zipcode: '80202',
  lat: 39.75,
  lng: -105,
  regionId: null,
  regionName: null,
};

/** Everything the rent-estimate flow asks, answered. */
export const rentAnswers = {
  address: oakland,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  type: 'house',
  beds: '3',
  baths: '2.0',
  sqft: 1450,
  yearBuilt: 1925,
  parking: 'driveway',
  laundry: 'hookups',
  cooling: 'heat',
  pool: 'none',
  occupancy: 'vacant',
  kitchen: 3,
  bathrooms: 3,
  floors: 3,
  paint: 3,
  systems: 3,
  pets: 'none',
  primaryMaterial: 'hardwood',
  features: ['yard'],
};
