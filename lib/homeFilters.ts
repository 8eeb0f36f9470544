// The address bar of a search, read kindly.
import { type HomeSearch, LAST_PAGE } from '@/contract/homes';
import { places } from '@/contract/places';
import { apiQuery } from './api/query';
import { filterReaders } from './filterReaders';
import { type FilterName, filterOrder, regionsQuery, searchQuery } from './searchHref';

type Query = Readonly<Record<string, string | string[] | undefined>>;

const defaults: HomeSearch = { sort: 'newest', page: 1 };
/** Plain digits with whatever people put between them: `$2,500` asks for 2500. */
const figures = new Set<FilterName>(['minRent', 'maxRent', 'beds', 'baths', 'page']);

function firstOf(value: string | string[] | undefined): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}

/** Boxes of one name come as a list. */
function typedFor(name: FilterName, value: string | string[] | undefined): string {
  return name === 'type' && Array.isArray(value) ? value.join(',') : firstOf(value);
}

function prepared(name: FilterName, typed: string): string {
  const said = figures.has(name) ? typed.replace(/[$,\s]/g, '') : typed;
  return name === 'page' && /^\d+$/.test(said) ? String(Math.min(Math.max(Number(said), 1), LAST_PAGE)) : said;
}

/** Each parameter by itself: what is unknown, empty or out of range is left out, a page beyond the last is the last, and rents the wrong way round are turned. */
export function readFilters(query: Query): HomeSearch {
  const read: Record<string, unknown> = { ...defaults };
  for (const name of filterOrder) {
    const typed = typedFor(name, query[name]);
    if (typed === '') continue;
    const value = filterReaders[name](prepared(name, typed));
    if (value !== undefined) read[name] = value;
  }
  const filters = read as HomeSearch;
  const { minRent, maxRent } = filters;
  return minRent !== undefined && maxRent !== undefined && minRent > maxRent
    ? { ...filters, minRent: maxRent, maxRent: minRent }
    : filters;
}

/** Whether prices are shown with every required fee. */
export function readAllIn(query: Query): boolean {
  return firstOf(query.allIn) === 'true';
}

/** What the address bar asks for, whether the place is in its path or among its parameters. */
export function filtersAt(place: string | undefined, query: Query): HomeSearch {
  return readFilters({ ...query, place: place ?? query.place });
}

/** Whether somebody asks for the homes they have saved; only their browser knows which. */
export function readSaved(query: Query): boolean {
  return firstOf(query.saved) === 'true';
}

/** What the page of a search is drawn from. A place we do not know is asked for all the same, and its 404 is the page’s. */
export function wantedHomes(place: string | undefined, query: Query): readonly unknown[] {
  if (readSaved(query)) return [regionsQuery()];
  const filters = filtersAt(place, query);
  const slug = filters.place ?? place;
  return [
    searchQuery(filters),
    regionsQuery(),
    ...(slug === undefined ? [] : [apiQuery(places.getPlace, { params: { slug } })]),
  ];
}
