import { useQuery } from '@tanstack/react-query';
import { type Home, homes } from '@/contract/homes/homes/endpoints';
import { ApiError } from '@/lib/api/error';
import { apiQuery } from '@/lib/api/query';

const REFETCH_MS = 60_000;

/** A home that may be leased while a visitor looks at it. One that is gone stays on the page, off the market. */
export function useLiveHome(homeId: string) {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery({
    ...apiQuery(homes.getHome, { params: { homeId } }),
    refetchInterval: REFETCH_MS,
  });
  const isUnavailable = error instanceof ApiError && error.status === 404;
  const home: Home | undefined = data && isUnavailable ? { ...data, status: 'off_market' } : data;
  return { home, now: dataUpdatedAt, error, refetch, isFetching };
}
