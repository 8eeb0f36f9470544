import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { newId } from '@/server/ids';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { assignHost } from '@/server/modules/homes/homes/hosts/hosts';
import { listAnnouncedDue, lockListedContent, updateListedContent } from '@/server/modules/homes/homes/listedContent';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { checkReadiness } from './index';
import { notifyOwner } from './notifications';

const MAX_PER_RUN = 200;

/** Every hour: opens tours of announced homes on the day they are available, by the calendar of each home. */
export async function openAnnouncedListings(services: Services): Promise<void> {
  const { db, clock } = services;
  const due = await asSystem(db, (trx) => listAnnouncedDue(trx, clock(), MAX_PER_RUN));
  await forEachRow(services, due, (id) =>
    asSystem(db, async (trx) => {
      const now = clock();
      const content = await lockListedContent(trx, id);
      if (content?.status !== 'coming_soon') return;
      const checked = await checkReadiness(trx, id, now);
      // What its owner took out meanwhile, or its host, is still missing: the home opens once it is there again.
      if (!checked || checked.missing.length > 0 || !(await assignHost(trx, id))) return;
      await changeHomeStatus(trx, id, 'publish', now);
      await updateListedContent(trx, content, { listedAt: now }, { eventId: newId(), now });
      await notifyOwner(trx, services, 'listingPublished', checked);
    }),
  );
}

export const jobs: Job[] = [{ task: 'openAnnouncedListings', cron: '2 * * * *', run: openAnnouncedListings }];
