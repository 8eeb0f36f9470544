// Places of the US in which we list no home: named, so that no visitor is shown other homes without a word.
import { stateCode, stateName } from '@/contract/homes/addresses/states';
import type { UnlistedPlace } from '@/contract/homes/homes/schemas';
import { regionNameOf } from '@/server/modules/homes/addresses';
import { type City, centerOf, loadZipTable } from '@/server/providers/geocoding/zipTable';

export interface Unlisted extends UnlistedPlace {
  lat: number;
  lng: number;
}

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

export function unlistedCity(city: City): Unlisted {
  const name = `${city.name}, ${city.state}`;
  return { slug: slugOf(name), name, isServed: regionNameOf(city.state, city.county) !== undefined, ...centerOf(city) };
}

/** A state by its postal code, at the middle of its cities. */
export async function unlistedState(code: string): Promise<Unlisted | undefined> {
  const [name, cities] = [stateName(code), (await loadZipTable()).inState(code)];
  if (!name || cities.length === 0) return undefined;
  const zips = cities.flatMap((city) => city.zips);
  return { slug: slugOf(name), name, isServed: false, ...centerOf({ name, state: code, county: '', zips }) };
}

export async function unlistedZip(zipcode: string): Promise<Unlisted | undefined> {
  const known = (await loadZipTable()).zip(zipcode);
  if (!known) return undefined;
  const { city, own } = known;
  const isServed = regionNameOf(city.state, city.county) !== undefined;
  return { slug: zipcode, name: `${zipcode} (${city.name}, ${city.state})`, isServed, lat: own.lat, lng: own.lng };
}

/** What the slug of such a place stands for; undefined where the US has no such place. */
export async function findUnlisted(slug: string): Promise<Unlisted | undefined> {
  if (/^\d{5}$/.test(slug)) return unlistedZip(slug);
  const words = slug.split('-');
  const state = stateCode(words.at(-1) ?? '');
  const [city] = state ? (await loadZipTable()).named(words.slice(0, -1).join(' '), state) : [];
  if (city) return unlistedCity(city);
  const code = stateCode(words.join(' '));
  return code && words.join(' ').length > 2 ? unlistedState(code) : undefined;
}
