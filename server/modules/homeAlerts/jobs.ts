import { HomeFilters } from '@/contract/homes/schemas';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { findHomeById, findNewListings } from '@/server/modules/homes/service';
import { queueMessage } from '@/server/modules/outbox/service';
import { newHomesData } from '@/server/modules/savedSearches/service';
import * as repo from './repo';

const BATCH = 200;

const offLink = (siteUrl: string, { key }: repo.AlertRow) => `${siteUrl}/api/consumer/home-alerts/${key}/off`;

/** Homes that came to the market since we last looked; each is new once. */
async function sendNewHomes(db: Db, { siteUrl }: Services, alert: repo.AlertRow, now: Date): Promise<void> {
  await repo.markChecked(db, alert.id, now);
  const filters = HomeFilters.safeParse(alert.filters);
  if (!filters.success) return;
  const homes = await findNewListings(db, filters.data, alert.checkedAt, now);
  if (homes.length === 0) return;
  await queueMessage(db, {
    dedupeKey: `homeAlert:${alert.id}:${now.toISOString().slice(0, 10)}`,
    channel: 'email',
    recipient: alert.email,
    template: 'newHomes',
    data: newHomesData({ siteUrl, search: alert, homes, unsubscribe: offLink(siteUrl, alert) }),
  });
}

/** The one email about one home: it can be toured. */
async function sendHomeOpen(db: Db, { siteUrl }: Services, alert: repo.AlertRow, now: Date): Promise<void> {
  const home = alert.homeId ? await findHomeById(db, alert.homeId) : undefined;
  if (home?.status !== 'active') return;
  await repo.endById(db, alert.id, now);
  await queueMessage(db, {
    dedupeKey: `homeOpen:${alert.id}:${now.toISOString()}`,
    channel: 'email',
    recipient: alert.email,
    template: 'homeOpen',
    data: { name: alert.name, link: `${siteUrl}/homes/${home.citySlug}/${home.id}` },
  });
}

/** Each hour: who asked for emails about new homes, once a day; who waits for one home, once it is open. */
export async function sendHomeAlerts(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const failures: unknown[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await asSystem(db, (trx) => repo.findDue(trx, now, { after, limit: BATCH }));
    for (const id of ids) {
      const run = asSystem(db, async (trx) => {
        const alert = await repo.lock(trx, id);
        if (alert) await (alert.homeId ? sendHomeOpen : sendNewHomes)(trx, services, alert, now);
      });
      // One that fails holds up none of the others; it is tried again.
      await run.catch((error: unknown) => {
        log.warn({ err: error, alert: id }, 'home alert failed');
        failures.push(error);
      });
    }
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} home alerts failed`);
}

export const jobs: Job[] = [{ task: 'sendHomeAlerts', cron: '9 * * * *', run: sendHomeAlerts }];
