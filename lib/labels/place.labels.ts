// Where a search looks, and how many homes it finds there.
import type { HomeResults } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import { formatNumber, pluralize } from '@/lib/format/text';

type NamedPlace = Pick<Place, 'kind' | 'name' | 'state' | 'city'>;

/** `San Francisco, CA`, `the Bay Area`, `Temescal, Oakland`, `94609 in Oakland`. */
export function placeLabel(place: NamedPlace): string {
  const { kind, name, city } = place;
  if (kind === 'region') return / Area$/.test(name) ? `the ${name}` : name;
  return kind === 'zip' && city ? `${name} in ${city}` : placeInputText(place);
}

/** A place as it stands in a field. */
export function placeInputText({ kind, name, state, city }: NamedPlace): string {
  if (kind === 'region') return name;
  return `${name}, ${kind === 'city' || city === null ? state : city}`;
}

/** `1,000+ homes` where counting stopped. */
export function homeCountLabel({ total, more }: Pick<HomeResults, 'total' | 'more'>): string {
  return more ? `${formatNumber(total)}+ homes` : pluralize(total, 'home');
}
