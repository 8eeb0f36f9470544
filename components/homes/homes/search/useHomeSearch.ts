import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { filtersFromUrl, parseAllIn } from '@/components/homes/homes/search/filters/homeFilters';
import type { Bounds, HomeSearch } from '@/contract/homes/homes/endpoints';
import { places } from '@/contract/homes/places/endpoints';
import { apiQuery } from '@/lib/api/query';
import { regionsQuery, searchHref, searchQuery } from '@/lib/search/searchHref';

/** The search that the address bar asks for. `go` asks for another; Back returns to the one before. */
export function useHomeSearch(placeInPath: string | undefined) {
  const router = useRouter();
  const filters = filtersFromUrl(placeInPath, router.query);
  const allIn = parseAllIn(router.query);
  const slug = filters.place;

  const search = useQuery({ ...searchQuery(filters), placeholderData: keepPreviousData });
  const regions = useQuery(regionsQuery());
  const placeQuery = apiQuery(places.getPlace, { params: { slug: slug ?? '' } });
  const place = useQuery({ ...placeQuery, queryFn: slug === undefined ? skipToken : placeQuery.queryFn });
  const region = regions.data?.find(({ regionId }) => regionId === place.data?.regionId);

  /** Another place is another page; everything else changes this one. */
  const navigate = (next: Partial<HomeSearch>, view = allIn) =>
    router.push(searchHref(next, view), undefined, { shallow: next.place === placeInPath, scroll: false });

  /** Where the map has gone: the same visit, so Back does not retrace every step. */
  const showBounds = (bounds: Bounds) =>
    router.replace(searchHref({ ...filters, bounds, page: 1 }, allIn), undefined, { shallow: true, scroll: false });

  return {
    filters,
    allIn,
    search,
    place: place.data,
    region,
    regions: regions.data ?? [],
    go: navigate,
    lookAt: showBounds,
  };
}
