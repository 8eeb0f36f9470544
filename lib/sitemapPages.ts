// What the pages of the site map list.
import type { HomeCard } from '@/contract/homes';
import type { Place } from '@/contract/places';
import { homeHref } from './homeWords';
import { searchHref } from './searchHref';

export interface Listed {
  href: string;
  label: string;
  note?: string;
}

const countOf = (homes: number) => (homes === 1 ? '1 home' : `${homes} homes`);
const byLabel = (one: Listed, other: Listed) => one.label.localeCompare(other.label, 'en');

export const listedPlaces = (places: readonly Place[]): Listed[] =>
  places
    .map(({ slug, name, state, kind, homes }) => ({
      href: searchHref({ place: slug }),
      label: kind === 'city' ? `${name}, ${state}` : name,
      note: countOf(homes),
    }))
    .sort(byLabel);

export const listedHomes = (homes: readonly HomeCard[]): Listed[] =>
  homes.map((home) => ({
    href: homeHref(home),
    label: `${home.streetAddress}, ${home.city}`,
    ...(home.neighborhood && { note: home.neighborhood }),
  }));

/** Neighborhoods have no page of their own: each leads to a home there, or to its city where there are several. */
export function listedNeighborhoods(homes: readonly HomeCard[]): Listed[] {
  const named = Map.groupBy(
    homes.filter(({ neighborhood }) => neighborhood),
    ({ neighborhood, city }) => `${neighborhood}, ${city}`,
  );
  return [...named]
    .flatMap(([label, [first, ...more]]) =>
      first
        ? [
            {
              href: more.length > 0 ? searchHref({ place: first.citySlug }) : homeHref(first),
              label,
              note: countOf(more.length + 1),
            },
          ]
        : [],
    )
    .sort(byLabel);
}
