import { type Query, QueryClient, queryOptions } from '@tanstack/react-query';
import type { contract } from '@/contract';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/contract/calendar/durations';
import type { ArgsOf, Endpoint, Resource, ResultOf } from '@/contract/endpoint';
import type { ApiClient } from './client';
import { ApiError } from './error';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { api?: ApiClient };
  }
}

/** As in the query keys: where many are named, their endpoints need not come along. */
export type ResourceName = keyof typeof contract;

/** Arguments may be left out where an endpoint needs none. */
export type QueryArgs<E extends Endpoint> = object extends ArgsOf<E> ? [args?: ArgsOf<E>] : [args: ArgsOf<E>];

/** `[resource, endpoint, args?]`: never written by hand. */
export function apiKey(endpoint: Endpoint, args?: object): readonly unknown[] {
  const given = Object.entries(args ?? {}).filter(([, value]) => value !== undefined);
  return given.length > 0 ? [...endpoint.key, Object.fromEntries(given)] : endpoint.key;
}

/** React Query options of an endpoint. The client to ask comes from the QueryClient, so browser and server share them. */
export function apiQuery<E extends Endpoint>(endpoint: E, ...args: QueryArgs<E>) {
  return queryOptions<ResultOf<E>, ApiError>({
    queryKey: apiKey(endpoint, args[0]),
    queryFn: ({ meta, signal }) => {
      if (!meta?.api) throw new Error('This QueryClient has no API client: make it with createQueryClient().');
      const call: ApiClient['call'] = meta.api.call;
      return call<Endpoint>(endpoint, args[0] as ArgsOf<Endpoint>, { signal }) as Promise<ResultOf<E>>;
    },
  });
}

/**
 * How long an unused query stays in memory. On the server never a timer: it would hold the whole rendering until it fires,
 * and the client ends with its request anyway.
 */
export function keepFor(milliseconds: number, server = typeof window === 'undefined'): number {
  return server ? Number.POSITIVE_INFINITY : milliseconds;
}

/** What the user query adds: kept for a day, asked once. */
export const dailyQueryOptions = { staleTime: DAY_MS, gcTime: keepFor(DAY_MS), retry: false } as const;

interface QueryClientSetup {
  production: boolean;
  /** While rendering on the server nothing is retried (a visitor waits) and no timer may outlive the request. */
  server?: boolean;
}

export function createQueryClient(
  api: ApiClient,
  { production, server = typeof window === 'undefined' }: QueryClientSetup,
) {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { api },
        staleTime: 10 * SECOND_MS,
        gcTime: keepFor(5 * MINUTE_MS, server),
        retry: production && !server ? shouldRetry : false,
        retryDelay,
        refetchOnWindowFocus: production,
        refetchOnMount: shouldRefetch,
      },
      // A form must hear at once that the connection is gone; by default React Query would wait for it in silence.
      mutations: { networkMode: 'always', gcTime: keepFor(5 * MINUTE_MS, server) },
    },
  });
}

/** A page was rendered at most a minute ago; what came with it is not read again while it is that young and still holds. */
function shouldRefetch({ state }: Query): boolean {
  return state.isInvalidated || state.dataUpdateCount > 0 || Date.now() - state.dataUpdatedAt > 2 * MINUTE_MS;
}

/** Three more tries, except where the answer was a refusal that asking again cannot change. */
function shouldRetry(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < 3 && (status < 400 || status >= 500 || status === 429);
}

/** As long as the answer said; else twice as long each time, up to half a minute. */
const retryDelay = (attempt: number, error: Error): number =>
  SECOND_MS * ((error instanceof ApiError && error.retryAfter) || Math.min(2 ** attempt, 30));

/** The filter that matches every query of a resource. */
export function queriesOfResource(resource: Resource | ResourceName): { queryKey: readonly unknown[] } {
  const name = typeof resource === 'string' ? resource : Object.values(resource)[0]?.key[0];
  return { queryKey: [name] };
}
