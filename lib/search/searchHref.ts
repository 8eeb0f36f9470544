// How a search is written: as an address, and as a call. Weighs nothing; reading is components/homes/homes/search/filters/homeFilters.ts.
import {
  type Bounds,
  choiceFilterNames,
  featureFilterNames,
  type HomeSearch,
  homes,
  type SearchText,
} from '@/contract/homes/homes/endpoints';
import { places } from '@/contract/homes/places/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';

/** The order in which an address names the filters. */
export const filterOrder = [
  'place',
  'minRent',
  'maxRent',
  'beds',
  'baths',
  'type',
  ...choiceFilterNames,
  'moveIn',
  ...featureFilterNames,
  'bounds',
  'unlisted',
  'sort',
  'page',
] as const satisfies readonly (keyof HomeSearch)[];
export type FilterName = (typeof filterOrder)[number];

const defaultFilters: Partial<HomeSearch> = { sort: 'newest', page: 1 };

/** Whether the search names nothing but a place in which we list no home. */
const isUnlisted = ({ place, bounds }: Partial<HomeSearch>) => place === undefined && bounds === undefined;

/** Only what differs from asking for nothing, always in the same order: equal searches have equal addresses. */
export function filtersToQuery(filters: Partial<HomeSearch>): Partial<Record<FilterName, string>> {
  const entries = filterOrder.flatMap((name) => {
    const value = filters[name];
    if (value === undefined || value === defaultFilters[name]) return [];
    if (name === 'unlisted' && !isUnlisted(filters)) return [];
    return [[name, name === 'type' ? [...new Set(filters.type)].sort().join(',') : String(value)]];
  });
  return Object.fromEntries(entries);
}

/** The address of a search; the place is its path, `allIn` only a way of looking at it. */
export function searchHref(filters: Partial<HomeSearch>, allIn = false): string {
  const { place, ...rest } = filtersToQuery(filters);
  const search = new URLSearchParams({ ...rest, ...(allIn && { allIn: 'true' }) }).toString();
  const path = place === undefined ? routes.homes.all() : routes.homes.inPlace({ place });
  return search ? `${path}?${search}` : path;
}

/** The address of what a sentence means, in place of a search's own filters; what is answered and what was left out are named there. */
export function searchTextHref(
  { filters, place, unlisted, answers, unknown }: SearchText,
  search: Partial<HomeSearch> = {},
  allIn = false,
): string {
  const href = searchHref({ ...search, ...filters, place: place?.slug, unlisted: unlisted?.slug }, allIn);
  const notes = new URLSearchParams({
    ...(answers.length > 0 && { answers: answers.join(',') }),
    ...(unknown.length > 0 && { leftOut: unknown.join(', ') }),
  }).toString();
  return notes ? `${href}${href.includes('?') ? '&' : '?'}${notes}` : href;
}

/** The homes this visitor has saved. */
export const savedHref = () => `${routes.homes.all()}?saved=true`;

type SearchInput = NonNullable<NonNullable<Parameters<typeof apiQuery<typeof homes.searchHomes>>[1]>['query']>;

type MapInput = NonNullable<NonNullable<Parameters<typeof apiQuery<typeof homes.searchMap>>[1]>['query']>;

/** The search of these filters. */
export function searchQuery(filters: Partial<HomeSearch>) {
  return apiQuery(homes.searchHomes, { query: filtersToQuery(filters) as SearchInput });
}

const NEWEST_LIMIT = 6;

/** The newest homes, of one place or of all, for a page that is not about searching. */
export function newestHomesQuery(place?: string) {
  return apiQuery(homes.searchHomes, { query: { limit: NEWEST_LIMIT, ...(place && { place }) } });
}

/** The same search, seen on a part of the map. */
export function mapQuery(filters: Partial<HomeSearch>, bounds: Bounds, zoom: number) {
  const { place: _, sort: __, page: ___, ...mapFilters } = filtersToQuery({ ...filters, bounds });
  return apiQuery(homes.searchMap, { query: { ...mapFilters, zoom } as MapInput });
}

/** The regions we serve, as the place filter and the coverage list name them. */
export function regionsQuery() {
  return apiQuery(places.listPlaces, { query: { kind: 'region', limit: 50 } });
}

/** `San Francisco, CA` as people type it, as the address segment it stands for; nothing where it stands for none. */
export function toPlaceSlug(typed: string): string | undefined {
  const slug = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug !== '' && slug.length <= 80 ? slug : undefined;
}
