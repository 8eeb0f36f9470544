// The address bar of a search, read kindly.
import { type HomeSearch, LAST_PAGE } from '@/contract/homes/homes/endpoints';
import { places } from '@/contract/homes/places/endpoints';
import { apiQuery } from '@/lib/api/query';
import { type FilterName, filterOrder, regionsQuery, searchQuery } from '@/lib/search/searchHref';
import { filterParsers } from './filterParsers';

type QueryValues = Readonly<Record<string, string | string[] | undefined>>;

const defaults: HomeSearch = { sort: 'newest', page: 1 };
/** Plain digits with whatever people put between them: `$2,500` asks for 2500. */
const numericFilters = new Set<FilterName>(['minRent', 'maxRent', 'beds', 'baths', 'page']);

function firstValue(value: string | string[] | undefined): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}

/** Boxes of one name come as a list. */
function rawValue(name: FilterName, value: string | string[] | undefined): string {
  return name === 'type' && Array.isArray(value) ? value.join(',') : firstValue(value);
}

function normalizeValue(name: FilterName, typed: string): string {
  const normalized = numericFilters.has(name) ? typed.replace(/[$,\s]/g, '') : typed;
  return name === 'page' && /^\d+$/.test(normalized)
    ? String(Math.min(Math.max(Number(normalized), 1), LAST_PAGE))
    : normalized;
}

/** Each parameter by itself: what is unknown, empty or out of range is left out, a page beyond the last is the last, and rents the wrong way round are turned. */
export function parseFilters(query: QueryValues): HomeSearch {
  const read: Record<string, unknown> = { ...defaults };
  for (const name of filterOrder) {
    const typed = rawValue(name, query[name]);
    if (typed === '') continue;
    const value = filterParsers[name](normalizeValue(name, typed));
    if (value !== undefined) read[name] = value;
  }
  const filters = read as HomeSearch;
  const { minRent, maxRent } = filters;
  return minRent !== undefined && maxRent !== undefined && minRent > maxRent
    ? { ...filters, minRent: maxRent, maxRent: minRent }
    : filters;
}

/** Whether prices are shown with every required fee. */
export function parseAllIn(query: QueryValues): boolean {
  return firstValue(query.allIn) === 'true';
}

/** What the address bar asks for, whether the place is in its path or among its parameters. */
export function filtersFromUrl(place: string | undefined, query: QueryValues): HomeSearch {
  return parseFilters({ ...query, place: place ?? query.place });
}

/** Whether the visitor asks for their saved homes; only their browser knows which. */
export function isSavedView(query: QueryValues): boolean {
  return firstValue(query.saved) === 'true';
}

/** What the page of a search is drawn from. A place we do not know is asked for all the same, and its 404 is the page’s. */
export function homeSearchQueries(place: string | undefined, query: QueryValues): readonly unknown[] {
  if (isSavedView(query)) return [regionsQuery()];
  const filters = filtersFromUrl(place, query);
  const slug = filters.place ?? place;
  return [
    searchQuery(filters),
    regionsQuery(),
    ...(slug === undefined ? [] : [apiQuery(places.getPlace, { params: { slug } })]),
  ];
}
