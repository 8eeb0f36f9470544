import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { newId } from '@/server/ids';
import type { Job } from '@/server/jobs/job';
import { listAnnouncedDue, lockListedContent, updateListedContent } from '@/server/modules/homes/listedContent/service';
import { findHomeById } from '@/server/modules/homes/service';
import { changeHomeStatus } from '@/server/modules/homes/statusChanges/service';
import { listOpenMustDos } from '@/server/modules/inspections/service';
import { notifyOwner } from './notifications';

const MAX_PER_RUN = 200;

/** Every hour: opens tours of announced homes on the day they are available, by the calendar of each home. */
export async function openAnnouncedListings(services: Services): Promise<void> {
  const { db, clock } = services;
  const due = await asSystem(db, (trx) => listAnnouncedDue(trx, clock(), MAX_PER_RUN));
  for (const id of due)
    await asSystem(db, async (trx) => {
      const content = await lockListedContent(trx, id);
      if (content?.status !== 'coming_soon') return;
      // One that a late phone brought: the home opens once it is fixed.
      if ((await listOpenMustDos(trx, id)).length > 0) return;
      if (!(await changeHomeStatus(trx, id, 'publish'))) return;
      await updateListedContent(trx, content, { listedAt: clock() }, { eventId: newId(), now: clock() });
      const home = await findHomeById(trx, id);
      if (home) await notifyOwner(trx, services, 'listingPublished', { home });
    });
}

export const jobs: Job[] = [{ task: 'openAnnouncedListings', cron: '2 * * * *', run: openAnnouncedListings }];
