// The address bar of a search: read kindly, written as shortly as it can be said.
import { HomeSearch, homes, LAST_PAGE } from '@/contract/homes';
import { PlaceSlug, places } from '@/contract/places';
import { apiQuery } from './api/query';
import { routes } from './routes';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type FilterName = keyof typeof HomeSearch.shape;

const defaults = HomeSearch.parse({});
const fields = Object.entries(HomeSearch.shape) as [FilterName, (typeof HomeSearch.shape)[FilterName]][];
/** The order in which a link names them. */
const order = fields.map(([name]) => name);

/** `San Francisco, CA` as a form without scripts sends it, as the address segment it stands for. */
export function slugOf(typed: string): string | undefined {
  const slug = typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return PlaceSlug.safeParse(slug).success ? slug : undefined;
}

function firstOf(value: string | string[] | undefined): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}

/** Plain digits with whatever people put between them: `$2,500` asks for 2500. */
const figures = new Set<FilterName>(['minRent', 'maxRent', 'beds', 'baths', 'page']);

function prepared(name: FilterName, typed: string): unknown {
  if (name === 'place') return slugOf(typed);
  const said = figures.has(name) ? typed.replace(/[$,\s]/g, '') : typed;
  return name === 'page' && /^\d+$/.test(said) ? Math.min(Math.max(Number(said), 1), LAST_PAGE) : said;
}

/** Each parameter by itself: what is unknown, empty or out of range is left out, a page beyond the last is the last, and rents the wrong way round are turned. */
export function readFilters(query: Query): HomeSearch {
  const read: Record<string, unknown> = { ...defaults };
  for (const [name, schema] of fields) {
    const typed = firstOf(query[name]);
    if (typed === '') continue;
    const result = schema.safeParse(prepared(name, typed));
    if (result.success && result.data !== undefined) read[name] = result.data;
  }
  const filters = read as HomeSearch;
  const { minRent, maxRent } = filters;
  return minRent !== undefined && maxRent !== undefined && minRent > maxRent
    ? { ...filters, minRent: maxRent, maxRent: minRent }
    : filters;
}

type SearchQuery = Partial<Record<FilterName, string>>;

/** Only what differs from asking for nothing, always in the same order: equal searches have equal addresses. */
export function filtersToQuery(filters: Partial<HomeSearch>): SearchQuery {
  const said = order.flatMap((name) => {
    const value = filters[name];
    if (value === undefined || (name in defaults && value === defaults[name as keyof typeof defaults])) return [];
    return [[name, Array.isArray(value) ? [...value].sort().join(',') : String(value)]];
  });
  return Object.fromEntries(said);
}

/** The address of a search; the place is its path, `allIn` only a way of looking at it. */
export function searchHref(filters: Partial<HomeSearch>, allIn = false): string {
  const { place, ...rest } = filtersToQuery(filters);
  const search = new URLSearchParams({ ...rest, ...(allIn && { allIn: 'true' }) }).toString();
  const path = place === undefined ? routes.homes.all() : routes.homes.inPlace({ place });
  return search ? `${path}?${search}` : path;
}

/** Whether prices are shown with every required fee. */
export function readAllIn(query: Query): boolean {
  return firstOf(query.allIn) === 'true';
}

/** What the address bar asks for, whether the place is in its path or among its parameters. */
export function filtersAt(place: string | undefined, query: Query): HomeSearch {
  return readFilters({ ...query, place: place ?? query.place });
}

/** The search of these filters. */
export function searchQuery(filters: HomeSearch) {
  return apiQuery(homes.searchHomes, { query: filtersToQuery(filters) as HomeSearchInput });
}
type HomeSearchInput = NonNullable<NonNullable<Parameters<typeof apiQuery<typeof homes.searchHomes>>[1]>['query']>;

/** The regions we serve, as the place filter and the coverage list name them. */
export function regionsQuery() {
  return apiQuery(places.listPlaces, { query: { kind: 'region', limit: 50 } });
}

/** What the page of a search is drawn from. A place we do not know is asked for all the same, and its 404 is the page’s. */
export function wantedHomes(place: string | undefined, query: Query): readonly unknown[] {
  const filters = filtersAt(place, query);
  const slug = filters.place ?? place;
  return [
    searchQuery(filters),
    regionsQuery(),
    ...(slug === undefined ? [] : [apiQuery(places.getPlace, { params: { slug } })]),
  ];
}
