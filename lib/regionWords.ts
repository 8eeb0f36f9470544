// A market in words and addresses.
import type { LocalFigures, Region } from '@/contract/regions';
import { placeWords } from './placeWords';
import { routes } from './routes';
import { stateName } from './states';

type Market = Pick<LocalFigures, 'region' | 'city'>;

/** `the Bay Area`, `Miami`, `Oakland`: as it stands in a sentence. */
export function marketWords({ region, city }: Market): string {
  if (city) return city.name;
  return placeWords({ kind: 'region', name: region.name, state: region.state, city: null });
}

/** The one address of a market’s page, whichever key somebody came by. */
export function marketHref({ region, city }: Market): string {
  return routes.homeowners.inRegion({ region: city?.slug ?? region.slug });
}

/** `Bay Area, California`. */
export function regionWords({ name, state }: Pick<Region, 'name' | 'state'>): string {
  const full = stateName(state);
  return name === full ? name : `${name}, ${full}`;
}
