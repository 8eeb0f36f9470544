import { UNKNOWN_ZIPCODE } from '@/contract/account/leads/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { inPages, JOB_PAGE } from '@/server/db/inPages';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { regionFinder, servedRegions } from '@/server/modules/homes/addresses';
import * as repo from './repo';

type RegionFinder = Awaited<ReturnType<typeof regionFinder<{ name: string; slug: string }>>>;

async function notifyEntry({ db, siteUrl }: Services, findRegion: RegionFinder, id: string): Promise<void> {
  const entry = await asSystem(db, (trx) => repo.findWaitlistEntry(trx, id));
  if (!entry) return;
  const { email, city, state, zipcode, place } = entry;
  const audience = entry.audience === 'resident' ? 'resident' : 'homeowner';
  const typed = zipcode !== UNKNOWN_ZIPCODE ? zipcode : city && state ? `${city}, ${state}` : place;
  const region = findRegion(typed);
  if (!region) return;
  // One email was promised: the entry has done its work.
  await asSystem(db, async (trx) => {
    await repo.removeWaitlistEntry(trx, id);
    await queueMessage(trx, {
      dedupeKey: `regionOpened:${id}`,
      channel: 'email',
      recipient: email,
      template: 'regionOpened',
      data: {
        audience,
        region: region.name,
        place: place || `${city}, ${state}`,
        link: `${siteUrl}/${audience === 'resident' ? 'homes' : 'homeowners'}/${region.slug}`,
      },
    });
  });
}

/** Once a day: who waits for a place that we serve by now hears of it, once. */
export async function notifyWaitlist(services: Services): Promise<void> {
  const { db } = services;
  const findRegion = await regionFinder(await asSystem(db, servedRegions));
  const ids = inPages((after) => asSystem(db, (trx) => repo.listWaitlist(trx, { after, limit: JOB_PAGE })));
  await forEachRow(services, ids, (id) => notifyEntry(services, findRegion, id));
}

export const jobs: Job[] = [{ task: 'notifyWaitlist', cron: '23 16 * * *', run: notifyWaitlist }];
