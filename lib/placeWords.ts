// Where a search looks, and how many homes it finds there.
import type { HomeResults } from '@/contract/homes';
import type { Place } from '@/contract/places';
import { counted, grouped } from './format/words';

type Named = Pick<Place, 'kind' | 'name' | 'state' | 'city'>;

/** `San Francisco, CA`, `the Bay Area`, `Temescal, Oakland`, `94609 in Oakland`. */
export function placeWords(place: Named): string {
  const { kind, name, city } = place;
  if (kind === 'region') return / Area$/.test(name) ? `the ${name}` : name;
  return kind === 'zip' && city ? `${name} in ${city}` : placeText(place);
}

/** A place as it stands in a field. */
export function placeText({ kind, name, state, city }: Named): string {
  if (kind === 'region') return name;
  return `${name}, ${kind === 'city' || city === null ? state : city}`;
}

/** `1,000+ homes` where counting stopped. */
export function countWords({ total, more }: Pick<HomeResults, 'total' | 'more'>): string {
  return more ? `${grouped(total)}+ homes` : counted(total, 'home');
}
