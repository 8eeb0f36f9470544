import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/endpoint';
import { apiQuery, type QueryArgs } from '@/lib/api/query';

/** Reads an endpoint through the cache. */
export function useApi<E extends Endpoint>(endpoint: E, ...args: QueryArgs<E>) {
  return useQuery(apiQuery(endpoint, ...args));
}
