import type { GetServerSideProps } from 'next';
import { type HomeSearch, homes } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { ApiError } from '@/lib/api/error';
import { apiQuery } from '@/lib/api/query';
import { searchTextHref } from '@/lib/search/searchHref';
import type { PageProps } from './public.server';
import { visitorQueryClient } from './transport.server';

/** The shape distinguishes home ids from cities in the first segment of `/homes/…`. */
const HOME_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** `/homes/{homeId}` redirects to the one address of that home, below its city; any other name is a place. */
export function placeProps(propsOfPlace: GetServerSideProps<PageProps>): GetServerSideProps<PageProps> {
  return async (context) => {
    const homeId = String(context.params?.place);
    if (!HOME_ID.test(homeId)) return propsOfPlace(context);
    try {
      const home = await visitorQueryClient(context.req).fetchQuery(apiQuery(homes.getHome, { params: { homeId } }));
      const query = new URL(context.resolvedUrl, 'http://here.invalid').search;
      return { redirect: { destination: routes.homes.one({ place: home.citySlug, homeId }) + query, permanent: true } };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { notFound: true };
      return propsOfPlace(context);
    }
  };
}

/** A place's own address segment, with or without what people type: `oakland-ca`. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** `/homes?place=…` as a form without scripts sends it: text that is no address segment is read as the search box does. */
export function searchTextProps(
  propsOfSearch: GetServerSideProps<PageProps>,
  filtersOf: (query: Record<string, string | string[] | undefined>) => Partial<HomeSearch>,
): GetServerSideProps<PageProps> {
  return async (context) => {
    const { place: typed, ...query } = context.query;
    if (typeof typed !== 'string' || typed.trim() === '' || SLUG.test(typed)) return propsOfSearch(context);
    try {
      const asked = apiQuery(homes.parseSearchText, { query: { q: typed.trim().slice(0, 200) } });
      const found = await visitorQueryClient(context.req).fetchQuery(asked);
      const { place, unlisted, answers, filters } = found;
      if (place || unlisted || answers.length > 0 || Object.keys(filters).length > 0)
        return {
          redirect: {
            destination: searchTextHref(found, filtersOf(query), query.allIn === 'true'),
            permanent: false,
          },
        };
    } catch {
      // The page itself says what is wrong.
    }
    return propsOfSearch(context);
  };
}
