// Which law an address is under: the one place where a postal name becomes a municipality and a county.
import type { Jurisdiction, Locality } from '@/contract/law/rules';
import { postalPlaces } from './postalPlaces.data';

/** How an address names its place. Without a ZIP Code, every municipality of the postal place is a candidate. */
export interface PostalAddress {
  readonly state: string;
  readonly city: string;
  readonly zipcode?: string | null | undefined;
}

const COUNTY = ' County';

/** The county of a part of a postal place: its own for an unincorporated part, else the one of the place. */
const localityOf = (name: string, county: string): Locality => ({
  name,
  county: name.endsWith(COUNTY) ? name.slice(0, -COUNTY.length) : county,
});

const keyOf = ({ city, state }: PostalAddress) => `${city.trim().toLowerCase()}|${state}`;
const places = new Map(postalPlaces.map((place) => [keyOf({ city: place.name, state: place.state }), place]));

/**
 * The municipalities and counties in which an address can lie. More than one where its ZIP Code crosses a border, none where
 * the postal place is not in our table: the law then applies the strictest rule that could hold.
 */
export function jurisdictionOf(address: PostalAddress): Jurisdiction {
  const place = places.get(keyOf(address));
  if (!place) return { state: address.state, localities: [] };
  const { zips = {}, county } = place;
  const within = address.zipcode
    ? (zips[address.zipcode] ?? place.within)
    : [...new Set([...place.within, ...Object.values(zips).flat()])];
  return { state: place.state, localities: within.map((name) => localityOf(name, county)) };
}
