// Google's geocoding web service: https://developers.google.com/maps/documentation/geocoding/requests-geocoding
import * as z from 'zod';
import type { FoundAddress, Geocoding } from './geocoding';

const ENDPOINT = 'https://maps.googleapis.com/maps/api/geocode/json';
const TIMEOUT_MS = 4_000;

const AddressComponent = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });
const GeocodeResult = z.object({
  address_components: z.array(AddressComponent),
  geometry: z.object({
    location: z.object({ lat: z.number(), lng: z.number() }),
    location_type: z.string().optional(),
  }),
});
const Answer = z.object({
  status: z.string(),
  error_message: z.string().optional(),
  results: z.array(GeocodeResult).default([]),
});

const PRECISION: Record<string, FoundAddress['precision']> = {
  ROOFTOP: 'exact',
  RANGE_INTERPOLATED: 'street',
  GEOMETRIC_CENTER: 'zip',
  APPROXIMATE: 'city',
};

/** Reads one result as an address; undefined for a result without a street number, such as a city. */
function addressOf({ address_components, geometry }: z.infer<typeof GeocodeResult>): FoundAddress | undefined {
  const part = (type: string, form: 'long_name' | 'short_name' = 'long_name') =>
    address_components.find(({ types }) => types.includes(type))?.[form];
  const [number, route, state] = [
    part('street_number'),
    part('route', 'short_name'),
    part('administrative_area_level_1', 'short_name'),
  ];
  const city = part('locality') ?? part('sublocality') ?? part('postal_town') ?? part('neighborhood');
  if (!number || !route || !state || !city) return undefined;
  return {
    streetAddress: `${number} ${route}`,
    unit: part('subpremise') ?? null,
    city,
    state,
    zipcode: part('postal_code') ?? '00000',
    county: part('administrative_area_level_2') ?? '',
    lat: geometry.location.lat,
    lng: geometry.location.lng,
    precision: PRECISION[geometry.location_type ?? ''] ?? 'city',
  };
}

/** Asks Google for addresses in the US. Redirects are errors: the address of the request holds the key. */
export function googleGeocoding(key: string, endpoint = ENDPOINT): Geocoding {
  return {
    async suggest(typed) {
      const query = new URLSearchParams({ address: typed, components: 'country:US', key });
      const response = await fetch(`${endpoint}?${query}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`Google's geocoder answered with status ${response.status}`);
      const { status, error_message, results } = Answer.parse(await response.json());
      if (status !== 'OK' && status !== 'ZERO_RESULTS') {
        throw new Error(`Google's geocoder answered ${status}: ${error_message ?? 'no reason given'}`);
      }
      return results.map(addressOf).filter((found) => found !== undefined);
    },
  };
}
