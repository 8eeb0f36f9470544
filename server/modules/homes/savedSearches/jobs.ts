import * as z from 'zod';
import { HomeFilters } from '@/contract/homes/homes/schemas';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { isEnabled } from '@/server/modules/account/notifications';
import { notifyMember } from '@/server/modules/account/outbox';
import { findAccountById } from '@/server/modules/account/users';
import { findNewListings } from '@/server/modules/homes/homes';
import { newHomesData } from './presenter';
import * as repo from './repo';

const wantsAlerts = async (db: Db, userId: string) =>
  (await isEnabled(db, userId, 'homes', 'email')) || (await isEnabled(db, userId, 'homes', 'push'));

async function runSearch(db: Db, { siteUrl }: Services, search: repo.SearchRow, now: Date): Promise<void> {
  await repo.markSearched(db, search.id, now);
  const filters = HomeFilters.safeParse(search.filters);
  if (!filters.success || !(await wantsAlerts(db, search.userId))) return;
  const found = await findNewListings(db, filters.data, search.checkedAt, now);
  if (found.length === 0) return;
  const unnotified = await repo.claimUnnotified(
    db,
    search.userId,
    found.map(({ id }) => id),
    now,
  );
  const homes = found.filter(({ id }) => unnotified.has(id));
  const account = await findAccountById(db, search.userId, null);
  if (homes.length === 0 || !account) return;
  await notifyMember(db, search.userId, {
    dedupeKey: `newHomes:${search.id}:${now.toISOString().slice(0, 10)}`,
    channel: 'email',
    recipient: account.email,
    template: 'newHomes',
    data: newHomesData({
      siteUrl,
      firstName: account.firstName,
      search,
      homes,
      settings: `${siteUrl}${routes.accounts.saved()}`,
      unsubscribe: `${siteUrl}/api/consumer/saved-searches/off/${search.key}`,
    }),
  });
}

/** Searches of one job. */
const BATCH = 200;
const Payload = z.object({ ids: z.array(z.uuid()) });

/** Once a day: hands all searches that are due to jobs, however many there are. */
export async function notifyNewHomes({ db, clock }: Services, batch = BATCH): Promise<void> {
  const now = clock();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await asSystem(db, async (trx) => {
      const due = await repo.findDue(trx, now, { after, limit: batch });
      const options = { jobKey: `searches:${due[0]}`, priority: 'bulk' } as const;
      if (due.length > 0) await enqueue(trx, 'notifySearches', { ids: due }, options);
      return due;
    });
    after = ids.at(-1) ?? after;
    if (ids.length < batch) return;
  }
}

/**
 * Writes about homes that are new for each of these searches since we last looked. No home twice to one person, nothing
 * where there is none. One search that fails holds up none of the others; it is tried again.
 */
export async function notifySearches(services: Services, payload: unknown): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  await forEachRow(services, Payload.parse(payload).ids, (id) =>
    asSystem(db, async (trx) => {
      const search = await repo.lock(trx, id);
      if (search && search.cadence !== 'off') await runSearch(trx, services, search, now);
    }),
  );
}

export const jobs: Job[] = [
  { task: 'notifyNewHomes', cron: '0 15 * * *', run: (services) => notifyNewHomes(services) },
  { task: 'notifySearches', run: notifySearches },
];
