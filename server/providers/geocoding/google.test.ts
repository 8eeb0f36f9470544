// Google's geocoder, against answers as Google's reference shows them.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { googleGeocoding } from './google';

const part = (long_name: string, short_name: string, ...types: string[]) => ({ long_name, short_name, types });

const street = [
  part('Alder Street', 'Alder St', 'route'),
  part('West Oakland', 'West Oakland', 'neighborhood', 'political'),
  part('Oakland', 'Oakland', 'locality', 'political'),
  part('Alameda County', 'Alameda County', 'administrative_area_level_2', 'political'),
  part('California', 'CA', 'administrative_area_level_1', 'political'),
  part('United States', 'US', 'country', 'political'),
  part('94607', '94607', 'postal_code'),
];
const result = (address_components: object[], location_type: string) => ({
  address_components,
  formatted_address: '12 Alder St #4, Oakland, CA 94607, USA',
  geometry: {
    location: { lat: 37.8113, lng: -122.2917 },
    location_type,
    viewport: { northeast: { lat: 37.813, lng: -122.29 }, southwest: { lat: 37.81, lng: -122.293 } },
  },
  place_id: 'EiIxMiBBbGRlciBTdA',
  types: ['street_address'],
});
const door = result([part('4', '4', 'subpremise'), part('12', '12', 'street_number'), ...street], 'ROOFTOP');
const between = result([part('12', '12', 'street_number'), ...street], 'RANGE_INTERPOLATED');
const cityAlone = result(street.slice(2), 'APPROXIMATE');

let answer: { status: number; body: object; headers?: Record<string, string> } = { status: 200, body: {} };
const asked: URL[] = [];
const google = createServer((request, response) => {
  asked.push(new URL(request.url ?? '/', 'http://google.test'));
  response
    .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    .end(JSON.stringify(answer.body));
});
let geocoding: ReturnType<typeof googleGeocoding>;
beforeAll(async () => {
  await new Promise<void>((open) => google.listen(0, '127.0.0.1', open));
  const endpoint = `http://127.0.0.1:${(google.address() as AddressInfo).port}/maps/api/geocode/json`;
  geocoding = googleGeocoding('a-key', endpoint);
});
afterAll(() => google.close());
beforeEach(() => asked.splice(0));

const answers = (status: string, results: object[] = [], more = {}) => {
  answer = { status: 200, body: { status, results, ...more } };
};

describe('Google', () => {
  test('is asked for addresses of the US, with our key', async () => {
    answers('ZERO_RESULTS');
    expect(await geocoding.suggest('12 Alder St, Oakland')).toEqual([]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      address: '12 Alder St, Oakland',
      components: 'country:US',
      key: 'a-key',
    });
  });

  test('knows a home to its door, and says where it only guesses along the street', async () => {
    answers('OK', [door, between]);
    const [first, second] = await geocoding.suggest('12 Alder St #4, Oakland');
    expect(first).toEqual({
      streetAddress: '12 Alder St',
      unit: '4',
      city: 'Oakland',
      state: 'CA',
      zipcode: '94607',
      county: 'Alameda County',
      lat: 37.8113,
      lng: -122.2917,
      precision: 'exact',
    });
    expect(second).toMatchObject({ unit: null, precision: 'street' });
  });

  test('is not followed elsewhere: the address holds our key', async () => {
    answer = { status: 302, body: {}, headers: { location: '/elsewhere' } };
    await expect(geocoding.suggest('Oakland')).rejects.toThrow('302');
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/maps/api/geocode/json']);
  });

  test('a city alone is no address', async () => {
    answers('OK', [cityAlone]);
    expect(await geocoding.suggest('Oakland')).toEqual([]);
  });

  test.each([
    ['REQUEST_DENIED', 'The provided API key is invalid.'],
    ['OVER_QUERY_LIMIT', 'You have exceeded your daily request quota for this API.'],
  ])('%s is an error, not an address that does not exist', async (status, error_message) => {
    answers(status, [], { error_message });
    await expect(geocoding.suggest('12 Alder St, Oakland')).rejects.toThrow(`${status}: ${error_message}`);
  });

  test('that does not answer well is an error, too', async () => {
    answer = { status: 500, body: {} };
    await expect(geocoding.suggest('12 Alder St, Oakland')).rejects.toThrow();
  });
});
