import { HomeFilters } from '@/contract/homes/homes/schemas';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { inPages, JOB_PAGE } from '@/server/db/inPages';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { findHomeById, findNewListings } from '@/server/modules/homes/homes';
import { newHomesData } from '@/server/modules/homes/savedSearches';
import * as repo from './repo';

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
    data: { name: alert.name, link: `${siteUrl}${routes.homes.one({ place: home.citySlug, homeId: home.id })}` },
  });
}

/** Each hour: who asked for emails about new homes, once a day; who waits for one home, once it is open. */
export async function sendHomeAlerts(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const due = inPages((after) => asSystem(db, (trx) => repo.findDue(trx, now, { after, limit: JOB_PAGE })));
  await forEachRow(services, due, (id) =>
    asSystem(db, async (trx) => {
      const alert = await repo.lock(trx, id);
      if (alert) await (alert.homeId ? sendHomeOpen : sendNewHomes)(trx, services, alert, now);
    }),
  );
}

export const jobs: Job[] = [{ task: 'sendHomeAlerts', cron: '9 * * * *', run: sendHomeAlerts }];
