import { routes } from '@/contract/routes';
import { filterOrder } from './searchHref';

type Filters = Readonly<Record<string, string>>;

/** The filters of a search by its address. */
export function filtersOfHref(href: string): Record<string, string> {
  const { pathname, searchParams } = new URL(href, 'http://site');
  const place = /^\/homes\/([^/]+)$/.exec(pathname)?.[1];
  return { ...(place && { place: decodeURIComponent(place) }), ...Object.fromEntries(searchParams) };
}

/** What decides whether a home fits: neither the order of a list nor its page. */
export const searchFilters = ({ sort: _, page: __, ...filters }: Filters): Record<string, string> => filters;

/** The address of kept filters, written as every search is. */
export function hrefOfFilters({ place, ...rest }: Filters): string {
  const parameters = filterOrder.flatMap((name) => (rest[name] === undefined ? [] : [[name, rest[name]]]));
  const query = new URLSearchParams(parameters).toString();
  const path = place === undefined ? routes.homes.all() : routes.homes.inPlace({ place });
  return query ? `${path}?${query}` : path;
}
