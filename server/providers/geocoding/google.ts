import { Client, type GeocodeResult } from '@googlemaps/google-maps-services-js';
import type { FoundAddress, Geocoding } from './geocoding';

const PRECISION: Record<string, FoundAddress['precision']> = {
  ROOFTOP: 'exact',
  RANGE_INTERPOLATED: 'street',
  GEOMETRIC_CENTER: 'zip',
  APPROXIMATE: 'city',
};

/** One of Google’s results as an address of ours; undefined for what is no street address. */
export function addressOf({ address_components, geometry }: GeocodeResult): FoundAddress | undefined {
  const part = (type: string, form: 'long_name' | 'short_name' = 'long_name') =>
    address_components.find(({ types }) => (types as string[]).includes(type))?.[form];
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

/** A geocoder never sends anyone on: what we ask holds our key. */
export const googleClient = (): Client => new Client({ config: { maxRedirects: 0 } });

/** Google’s geocoder, through its own client. */
export function googleGeocoding(key: string, client: Pick<Client, 'geocode'> = googleClient()): Geocoding {
  return {
    async suggest(typed) {
      const params = { address: typed, components: { country: 'US' }, key };
      const { data } = await client.geocode({ params, timeout: 4_000 });
      return data.results.map(addressOf).filter((found) => found !== undefined);
    },
  };
}
