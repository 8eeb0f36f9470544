import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { regions } from '@/contract/homes/regions/endpoints';
import { apiQuery, createQueryClient } from '@/lib/api/query';
import { claimsQuery, userQuery } from '@/lib/session/session';
import { useSession } from './useSession';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const call = () => Promise.resolve({});
const client = () => createQueryClient({ call: call as never }, { production: true });

function Signed() {
  return String(useSession().signedIn);
}

test('rendering a page on the server starts no timer', () => {
  const queries = client();
  renderToString(createElement(QueryClientProvider, { client: queries }, createElement(Signed)));
  expect(queries.getQueryCache().getAll()).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('fetching data on the server starts no timer', async () => {
  const queries = client();
  await Promise.all([userQuery(), claimsQuery()].map((query) => queries.fetchQuery(query as never)));
  await queries.fetchQuery(apiQuery(regions.listRegions));
  expect(vi.getTimerCount()).toBe(0);
});
