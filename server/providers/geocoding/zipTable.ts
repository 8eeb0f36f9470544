// ZIP Codes, cities, and towns of the US with their middles (GeoNames, CC BY 4.0); made by scripts/zipTable.ts and
// scripts/townTable.ts, read on first use.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readOnce } from '@/server/files/readOnce';

export interface ZipCode {
  zip: string;
  lat: number;
  lng: number;
}
export interface City {
  name: string;
  state: string;
  county: string;
  zips: readonly ZipCode[];
}

export interface ZipTable {
  zip: (code: string) => { city: City; own: ZipCode } | undefined;
  /** By exact name and state, or by the start of a name anywhere; large cities first. */
  cities: (start: string, state?: string) => readonly City[];
  /** By the whole name, normalized, and the state, or the whole name anywhere; large cities first. Costs one look. */
  named: (name: string, state?: string) => readonly City[];
  /** Towns by their whole name that are no city of the Postal Service, such as Davie, FL, with the ZIP Codes around them. */
  towns: (name: string, state?: string) => readonly City[];
  /** In one state; large cities first. */
  inState: (state: string) => readonly City[];
  /** By one or more whole words of a name, such as `Cañada` of La Cañada Flintridge; large cities first. */
  withWords: (words: string, state?: string) => readonly City[];
}

const fileAt = (name: string) => path.join(process.cwd(), 'server/providers/geocoding', name);
const SHORT_FORMS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** A name as it is compared: without case, accents, and punctuation, and with `St` at its start written out. */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^(?:ste?|ft|mt)(?= )/, (short) => SHORT_FORMS[short] ?? short);

function cityOf(line: string): City {
  const [state = '', county = '', name = '', rest = ''] = line.split('|');
  const cells = rest.split(' ');
  const zips = Array.from({ length: cells.length / 3 }, (_, n) => ({
    zip: cells[n * 3] ?? '',
    lat: Number(cells[n * 3 + 1]),
    lng: Number(cells[n * 3 + 2]),
  }));
  return { name, state, county, zips };
}

/** Parts of one city in several counties are one city to anyone who types it: the larger part stands for it. */
export function zipTable(text: string, townsText = ''): ZipTable {
  const cities = text.trim().split('\n').map(cityOf);
  const towns = townsText.split('\n').filter(Boolean).map(cityOf);
  const townsByName = Map.groupBy(towns, ({ name }) => normalizeName(name));
  cities.sort((one, other) => other.zips.length - one.zips.length);
  const byZip = new Map(cities.flatMap((city) => city.zips.map((own) => [own.zip, { city, own }] as const)));
  const names = cities.map((city) => ({ city, name: normalizeName(city.name) }));
  const byName = Map.groupBy(names, ({ name }) => name);
  return {
    named: (name, state) =>
      (byName.get(name) ?? []).map(({ city }) => city).filter((city) => !state || city.state === state),
    towns: (name, state) =>
      (townsByName.get(normalizeName(name)) ?? []).filter((town) => !state || town.state === state),
    inState: (state) => cities.filter((city) => city.state === state),
    zip: (code) => byZip.get(code),
    cities(typed, state) {
      const start = normalizeName(typed);
      if (start === '') return [];
      const there = names.filter(({ city, name }) => (!state || city.state === state) && name.startsWith(start));
      const whole = there.filter(({ name }) => name === start);
      return [...whole, ...there.filter(({ name }) => name !== start)].map(({ city }) => city);
    },
    withWords(typed, state) {
      const words = normalizeName(typed);
      if (words === '') return [];
      return names
        .filter(({ city, name }) => (!state || city.state === state) && ` ${name} `.includes(` ${words} `))
        .map(({ city }) => city);
    },
  };
}

export const loadZipTable = readOnce(async () =>
  zipTable(await readFile(fileAt('zipCodes.txt'), 'utf8'), await readFile(fileAt('towns.txt'), 'utf8')),
);

/** The middle of a city: the mean of its ZIP Codes’. */
export function centerOf({ zips }: City): { lat: number; lng: number } {
  const mean = (of: (zip: ZipCode) => number) => zips.reduce((sum, zip) => sum + of(zip), 0) / zips.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
