import { paperProblems } from '@/contract/care/pros/documents';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { findPro } from '@/server/modules/care/pros';
import { findJob, tradeOf } from '@/server/modules/care/pros/assignment/assignment';
import {
  listOffersBeforeVisit,
  notifyOfferEnded,
  offerJob,
  revokeOffer,
  setOfferStatus,
} from '@/server/modules/care/pros/offers/offers';
import { releasePro } from '@/server/modules/care/workOrders/proActions';

/** Hourly: a Pro without valid documents on the day of the visit loses the job, and the next one is asked. */
export async function checkPapersBeforeVisits(services: Services): Promise<void> {
  const now = services.clock();
  const offers = await asSystem(services.db, (trx) => listOffersBeforeVisit(trx, now));
  await forEachRow(services, offers, (offer) =>
    asSystem(services.db, async (trx) => {
      const job = await findJob(trx, offer.workOrderId, true);
      const pro = await findPro(trx, offer.proId);
      if (!job || job.proId !== offer.proId || job.status !== 'scheduled') return;
      const problems = paperProblems(tradeOf(job), pro?.documents ?? [], offer.visitDay);
      if (problems.length === 0) return;
      const call = { db: trx, services, now };
      const reason = `${problems.join('. ')}.`;
      await releasePro(call, job.id, { role: 'system', id: null, name: '' }, reason);
      await setOfferStatus(trx, offer.id, 'withdrawn', { now });
      await revokeOffer(trx, offer.id, now);
      await notifyOfferEnded(call, offer, job, reason);
      const open = await findJob(trx, job.id);
      if (open) await offerJob(call, open);
    }),
  );
}

export const jobs: Job[] = [{ task: 'checkPapersBeforeVisits', cron: '22 * * * *', run: checkPapersBeforeVisits }];
