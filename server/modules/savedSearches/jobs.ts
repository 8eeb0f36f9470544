import { HomeFilters } from '@/contract/homes/schemas';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { findNewListings } from '@/server/modules/homes/service';
import { isEnabled } from '@/server/modules/notifications/service';
import { queueMessage } from '@/server/modules/outbox/service';
import { findAccountById } from '@/server/modules/users/service';
import { searchPath } from './presenter';
import * as repo from './repo';

const MAX_HOMES_LISTED = 6;

async function runSearch(db: Db, { siteUrl }: Services, search: repo.SearchRow, now: Date): Promise<void> {
  await repo.markSearched(db, search.id, now);
  const filters = HomeFilters.safeParse(search.filters);
  if (!filters.success || !(await isEnabled(db, search.userId, 'homes', 'email'))) return;
  const found = await findNewListings(db, filters.data, search.checkedAt, now);
  if (found.length === 0) return;
  const untold = await repo.claimUnnotified(
    db,
    search.userId,
    found.map(({ id }) => id),
    now,
  );
  const homes = found.filter(({ id }) => untold.has(id));
  const account = await findAccountById(db, search.userId, null);
  if (homes.length === 0 || !account) return;
  await queueMessage(db, {
    dedupeKey: `newHomes:${search.id}:${now.toISOString().slice(0, 10)}`,
    channel: 'email',
    recipient: account.email,
    template: 'newHomes',
    data: {
      firstName: account.firstName,
      name: search.name,
      link: `${siteUrl}${searchPath(search.filters)}`,
      more: Math.max(0, homes.length - MAX_HOMES_LISTED),
      homes: homes
        .slice(0, MAX_HOMES_LISTED)
        .map(({ id, streetAddress, city, citySlug, beds, baths, rentCents, allInCents }) => ({
          line: `${streetAddress}, ${city}`,
          beds,
          baths,
          rentCents,
          allInCents,
          link: `${siteUrl}/homes/${citySlug}/${id}`,
        })),
      settings: `${siteUrl}/accounts/saved`,
      unsubscribe: `${siteUrl}/api/consumer/saved-searches/off/${search.key}`,
    },
  });
}

/** Once a day: writes about homes that are new for a search since we last looked. No home twice to one person, nothing where there is none. */
export async function notifyNewHomes(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  for (const id of await asSystem(db, (trx) => repo.findDue(trx, now)))
    await asSystem(db, async (trx) => {
      const search = await repo.lock(trx, id);
      if (search && search.cadence !== 'off') await runSearch(trx, services, search, now);
    });
}
