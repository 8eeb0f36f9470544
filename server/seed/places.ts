// Real cities, ZIP codes and coordinates (GeoNames, CC BY 4.0); neighbourhood points are our own work.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { State } from './regions';

export interface Spot {
  zip: string;
  lat: number;
  lng: number;
  /** Homes stand within this many kilometres; all of it is dry land. */
  km: number;
  neighborhood: string | null;
}

export interface City {
  id: number;
  regionId: number;
  slug: string;
  name: string;
  state: State;
  lat: number;
  lng: number;
  weight: number;
  /** From 0, houses with gardens, to 1, flats. */
  density: number;
  spots: Spot[];
}

const folder = path.join(process.cwd(), 'server/seed');
const readRows = (file: string) =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

export const slugOf = (name: string, state: string) => `${name} ${state}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export function readCities(): City[] {
  const spots = Map.groupBy(readRows('spots.csv'), ([city, state]) => slugOf(city ?? '', state ?? ''));
  return readRows('cities.csv').map(([regionId, name = '', state = '', lat, lng, weight, density], n) => {
    const slug = slugOf(name, state);
    return {
      id: n + 1,
      regionId: Number(regionId),
      slug,
      name,
      state: state as State,
      lat: Number(lat),
      lng: Number(lng),
      weight: Number(weight),
      density: Number(density),
      spots: (spots.get(slug) ?? []).map(([, , zip = '', spotLat, spotLng, km, neighborhood]) => ({
        zip,
        lat: Number(spotLat),
        lng: Number(spotLng),
        km: Number(km),
        neighborhood: neighborhood || null,
      })),
    };
  });
}

/** Neighborhoods and the ZIP Codes of our cities, as points. */
export function readAreas() {
  const neighborhoods = readRows('neighborhoods.csv').map(([name = '', city = '', state = '', lat, lng]) => ({
    kind: 'neighborhood',
    name,
    city_slug: slugOf(city, state),
    lat: Number(lat),
    lng: Number(lng),
  }));
  const zips = readRows('spots.csv').map(([city = '', state = '', name = '', lat, lng]) => ({
    kind: 'zip',
    name,
    city_slug: slugOf(city, state),
    lat: Number(lat),
    lng: Number(lng),
  }));
  return [...neighborhoods, ...zips];
}

/** Names besides a place's own: nicknames, abbreviations, airports, counties. */
export const readPlaceAliases = () => readRows('placeAliases.csv').map(([alias = '', slug = '']) => ({ alias, slug }));
