import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/error';
import type { apiQuery } from '@/lib/api/query';

/** What a page asks for before it is drawn. */
export type PageQuery = ReturnType<typeof apiQuery>;

export type Prefetched =
  | { outcome: 'found' }
  | { outcome: 'notFound' }
  /** It is there, and not for this reader: `twoStep` until they have proven their second step. */
  | { outcome: 'forbidden' | 'twoStep' }
  /** The API could not answer: the page is drawn without data and says so. */
  | { outcome: 'unavailable'; error: unknown };

/** What the client knows, as plain JSON for the page, marked as what came with it: see `wantedAgain` of lib/api/query.ts. */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const plain = JSON.parse(JSON.stringify(dehydrate(client))) as DehydratedState;
  for (const query of plain.queries) query.state.dataUpdateCount = 0;
  return plain;
}

/** Asks for everything at once. A 404 of any of them is a 404 of the page, and so for a 403. */
export async function prefetch(client: QueryClient, queries: readonly unknown[]): Promise<Prefetched> {
  try {
    await Promise.all(queries.map((options) => client.fetchQuery(options as PageQuery)));
    return { outcome: 'found' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'twoStepRequired') return { outcome: 'twoStep' };
    if (error instanceof ApiError && error.code === 'forbidden') return { outcome: 'forbidden' };
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return refused ? { outcome: 'notFound' } : { outcome: 'unavailable', error };
  }
}
