import { dehydrate, hydrate } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { homes } from '@/contract/homes/homes/endpoints';
import { regions } from '@/contract/homes/regions/endpoints';
import { ApiError } from './error';
import { apiQuery, createQueryClient, dailyQueryOptions, keepFor, queriesOfResource } from './query';

const api = { call: vi.fn() };
const browser = (production: boolean) =>
  createQueryClient(api, { production, server: false }).getDefaultOptions().queries;

describe('query keys', () => {
  test('are resource, endpoint, arguments', () => {
    expect(apiQuery(homes.getHome, { params: { homeId: '1' } }).queryKey).toEqual([
      'homes',
      'getHome',
      { params: { homeId: '1' } },
    ]);
    expect(apiQuery(regions.listRegions).queryKey).toEqual(['regions', 'listRegions']);
    expect(queriesOfResource(homes)).toEqual({ queryKey: ['homes'] });
  });
});

describe('the defaults', () => {
  test('data is fresh for 10 seconds and kept for 5 minutes', () => {
    expect(browser(true)).toMatchObject({ staleTime: 10_000, gcTime: 300_000 });
  });

  test('retry and refetch on focus are for production only', () => {
    expect(browser(true)?.refetchOnWindowFocus).toBe(true);
    expect(browser(false)).toMatchObject({ refetchOnWindowFocus: false, retry: false });
  });

  test('a refusal is not asked again, a failure three times', () => {
    const retry = browser(true)?.retry;
    if (typeof retry !== 'function') throw new Error('production must decide by the error');
    const error = (status: number) => new ApiError({ message: '', code: '' }, '/', status);
    expect(retry(0, error(404))).toBe(false);
    expect(retry(0, error(429))).toBe(true);
    expect(retry(3, error(429))).toBe(false);
    expect(retry(2, error(503))).toBe(true);
    expect(retry(2, error(0))).toBe(true);
    expect(retry(3, error(503))).toBe(false);
  });

  test('the delay doubles up to 30 seconds', () => {
    const delay = browser(true)?.retryDelay;
    if (typeof delay !== 'function') throw new Error('the delay depends on the attempt');
    const waits = [0, 1, 2, 3, 4, 5, 9].map((attempt) =>
      delay(attempt, new ApiError({ message: '', code: '' }, '/', 0)),
    );
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('what came with the page is read again on the next screen only where a change made it stale', async () => {
    const client = createQueryClient(api, { production: true, server: false });
    const decide = client.getDefaultOptions().queries?.refetchOnMount;
    if (typeof decide !== 'function') throw new Error('whether to read again depends on the query');
    const page = createQueryClient(api, { production: true, server: true });
    page.setQueryData(['homes'], []);
    const state = dehydrate(page);
    // The server leaves out how often it was read: never in this browser.
    for (const query of state.queries) query.state.dataUpdateCount = 0;
    hydrate(client, state);
    const query = () => client.getQueryCache().find({ queryKey: ['homes'] }) as never;
    expect(decide(query())).toBe(false);
    await client.invalidateQueries({ queryKey: ['homes'] });
    expect(decide(query())).toBe(true);
  });

  test('the server never retries and sets no timers', () => {
    const server = createQueryClient(api, { production: true, server: true }).getDefaultOptions().queries;
    expect(server).toMatchObject({ retry: false, gcTime: Number.POSITIVE_INFINITY });
  });

  test('in a browser the user is kept for one day and asked once', () => {
    expect(dailyQueryOptions).toMatchObject({ staleTime: 86_400_000, retry: false });
    expect(keepFor(86_400_000, false)).toBe(86_400_000);
  });
});

test('a query asks the client its QueryClient carries', async () => {
  api.call.mockResolvedValueOnce([]);
  const queries = createQueryClient(api, { production: false });
  expect(await queries.fetchQuery(apiQuery(regions.listRegions))).toEqual([]);
  expect(api.call).toHaveBeenCalledWith(regions.listRegions, undefined, { signal: expect.any(AbortSignal) });
});
