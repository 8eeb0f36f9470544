import type { HomesQuery } from '@/contract/homes/homes/schemas';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { findFitting, type SearchPage, search } from '@/server/modules/homes/homes/repo';
import type { PlaceKey } from '@/server/modules/homes/places';
import { INDEX_ORDERS, indexConditions } from './queries';

/**
 * One page of a search. An engine names the homes and counts them, where there is one and it answers; what is shown comes
 * from the database in any case, and so does whether a home still fits.
 */
export async function findPage(
  db: Db,
  { homeIndex, log, clock }: Pick<Services, 'homeIndex' | 'log' | 'clock'>,
  query: HomesQuery,
  place: PlaceKey | undefined,
): Promise<SearchPage> {
  const now = clock();
  const found = await homeIndex
    ?.find({
      conditions: indexConditions(query, place, now.toISOString().slice(0, 10)),
      order: INDEX_ORDERS[query.sort],
      page: query.page,
      limit: query.limit,
    })
    .catch((err: unknown) => {
      log.warn({ err }, 'the search engine did not answer: the database searches');
      return undefined;
    });
  if (!found) return search(db, query, place, now);
  return { rows: await findFitting(db, found.ids, query, place, now), total: found.total };
}
