// What a home is: its type follows the city, its size the type, its age and parking the building in its picture.
import type { HomeType, Laundry, Parking, Pets } from '@/contract/homes/homes/endpoints';
import type { SeedPicture } from '@/server/seed/pictures';
import type { City } from '@/server/seed/places';
import { type Shape, usualSqft } from '@/server/seed/rents';
import type { Chance } from './random';

/** No demo home is newer. */
const LAST_YEAR = 2025;

export interface HomeShape extends Shape {
  parking: Parking;
  laundry: Laundry;
  pets: Pets;
  airConditioning: boolean;
  accessible: boolean;
  heating: string;
}

const BEDS: Record<HomeType, Record<string, number>> = {
  house: { 2: 14, 3: 44, 4: 32, 5: 9, 6: 1 },
  townhouse: { 2: 34, 3: 54, 4: 12 },
  condo: { 0: 5, 1: 36, 2: 46, 3: 13 },
  apartment: { 0: 18, 1: 46, 2: 32, 3: 4 },
  multi: { 1: 22, 2: 52, 3: 26 },
  adu: { 0: 32, 1: 60, 2: 8 },
};
const BATHS: Record<number, number[]> = {
  0: [1],
  1: [1, 1, 1, 1.5],
  2: [1, 1.5, 2, 2, 2.5],
  3: [2, 2, 2.5, 2.5, 3],
  4: [2.5, 3, 3, 3.5],
  5: [3, 3.5, 4, 4.5],
  6: [4, 4.5, 5],
};
const COOLED: Record<number, number> = { 1: 0.32, 2: 0.74, 3: 0.85, 4: 0.62, 5: 0.28, 6: 0.99, 7: 0.95 };
const HEATING: Record<number, string[]> = {
  1: ['Forced-air gas', 'Heat pump', 'Wall furnace', 'Radiant floors'],
  2: ['Forced-air gas', 'Wall furnace', 'Heat pump', 'Mini-splits'],
  3: ['Forced-air gas', 'Heat pump', 'Forced-air gas'],
  4: ['Forced-air gas', 'Heat pump', 'Wall furnace', 'Mini-splits'],
  5: ['Heat pump', 'Forced-air gas', 'Baseboard electric', 'Radiant floors', 'Mini-splits'],
  6: ['Central electric', 'Heat pump'],
  7: ['Heat pump', 'Forced-air gas', 'Radiators'],
};

const typeWeights = (density: number): Partial<Record<HomeType, number>> => ({
  house: 8 + 62 * (1 - density),
  townhouse: 14,
  condo: 6 + 22 * density,
  apartment: 4 + 44 * density,
  multi: 4 + 12 * density,
  adu: 5,
});

/** A type of home as its city has them, of those that there are buildings for. */
export function typeOf({ density }: City, isPossible: (type: HomeType) => boolean, chance: Chance): HomeType {
  const possible = Object.entries(typeWeights(density)).filter(([type]) => isPossible(type as HomeType));
  return chance.weighted<HomeType>(Object.fromEntries(possible));
}

const shared = (type: HomeType) => type === 'apartment' || type === 'condo' || type === 'multi';

/** As the picture of the building shows it, where it shows it. */
function parkingFor(type: HomeType, { features }: SeedPicture, city: City, chance: Chance): Parking {
  if (!shared(type)) {
    for (const shown of ['garage', 'carport', 'driveway'] as const) if (features.includes(shown)) return shown;
    return chance.weighted({ street: 60, driveway: 40 });
  }
  if (features.includes('carport')) return 'carport';
  return chance.weighted({
    garage: features.includes('garage') || features.includes('elevator building') ? 60 : 8,
    street: 26 * city.density + 6,
    none: 18 * city.density + 2,
  });
}

const STEPS = /stairs|steps|walk-up|split level|stories/;

export function shapeHome(
  region: string,
  city: City,
  type: HomeType,
  building: SeedPicture,
  chance: Chance,
): HomeShape {
  const loft = building.building === 'loft building';
  const beds = Math.min(Number(chance.weighted(BEDS[type])), loft ? 2 : 6);
  const roomier = { house: 1.08, townhouse: 1.06, condo: 1, apartment: 0.94, multi: 0.96, adu: 0.86 }[type];
  const sqft = Math.round((usualSqft(region, beds) * roomier * Math.exp(chance.spread() * 0.13)) / 5) * 5;
  const most = Math.max(1, Math.floor(sqft / 425));
  const baths =
    type === 'adu' || (type === 'apartment' && beds < 2) ? 1 : Math.min(most, chance.pick(BATHS[beds] ?? [2]));
  const [first, last] = building.years ?? [1960, 2020];
  const yearBuilt = chance.int(Math.max(first, 1890), Math.min(last, LAST_YEAR));
  const laundry = shared(type)
    ? chance.weighted<Laundry>({ inUnit: yearBuilt > 1995 ? 70 : 34, shared: 46, none: 8 })
    : chance.weighted<Laundry>({ inUnit: 88, hookups: 12 });
  const parking = parkingFor(type, building, city, chance);
  const airConditioning = chance.yes(
    yearBuilt > 2010 ? Math.max(0.7, COOLED[city.regionId] ?? 0.5) : (COOLED[city.regionId] ?? 0.5),
  );
  const stepFree = !STEPS.test(building.features.join());
  return {
    type,
    beds,
    baths,
    sqft,
    yearBuilt,
    laundry,
    parking,
    airConditioning,
    inUnit: laundry === 'inUnit',
    garage: parking === 'garage',
    furnished: chance.yes(type === 'adu' || type === 'condo' ? 0.1 : 0.04),
    pool: chance.yes(type === 'condo' || city.state === 'FL' ? 0.22 : 0.06) && type !== 'adu' && type !== 'multi',
    pets: chance.weighted<Pets>(
      shared(type)
        ? { none: 22, cats: 26, dogs: 6, catsAndDogs: 46 }
        : { none: 12, cats: 8, dogs: 10, catsAndDogs: 70 },
    ),
    accessible: stepFree && chance.yes(yearBuilt > 1995 && (type === 'condo' || type === 'apartment') ? 0.4 : 0.1),
    heating: chance.pick(HEATING[city.regionId] ?? ['Heat pump']),
  };
}
