// A market in words and addresses.
import type { MarketStats, Region } from '@/contract/homes/regions/endpoints';
import { routes } from '@/contract/routes';
import { stateName } from '@/lib/regions/states';
import { placeLabel } from './place.labels';

type LabeledRegion = Pick<MarketStats, 'region' | 'city'>;

/** `the Bay Area`, `Miami`, `Oakland`: as it stands in a sentence. */
export function regionName({ region, city }: LabeledRegion): string {
  if (city) return city.name;
  return placeLabel({ kind: 'region', name: region.name, state: region.state, city: null });
}

/** The one address of a market’s page, for every key that leads to it. */
export function regionHref({ region, city }: LabeledRegion): string {
  return routes.homeowners.inRegion({ region: city?.slug ?? region.slug });
}

/** `Bay Area, California`. */
export function regionLongName({ name, state }: Pick<Region, 'name' | 'state'>): string {
  const full = stateName(state);
  return name === full ? name : `${name}, ${full}`;
}
