import { localDay } from '@/contract/calendar/localDay';
import { proDocumentLabels, REMINDER_DAYS } from '@/contract/care/pros/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import * as assignmentRepo from './assignment/repo';
import { notifyOfferEnded, offerJob } from './offers/offers';
import * as offersRepo from './offers/repo';
import * as repo from './repo';

const TIME_ZONE = 'America/Los_Angeles';
const BATCH = 50;

/** One job after another: whom the next is offered to depends on who has the one before. */
const inTurn = (services: Services) => ({ ...services, rowsAtOnce: 1 });

/** Every minute: an expired offer ends, and the next Pro is asked. */
export async function passOnOffers(services: Services): Promise<void> {
  const now = services.clock();
  const expired = await asSystem(services.db, (trx) => offersRepo.listExpired(trx, now, BATCH));
  await forEachRow(inTurn(services), expired, ({ id, workOrderId }) =>
    asSystem(services.db, async (trx) => {
      // The job first, as the person who accepts does: two who lock in one order never wait for each other.
      const job = await assignmentRepo.findJob(trx, workOrderId, true);
      const offer = await offersRepo.findById(trx, id);
      if (!job || offer?.status !== 'offered') return;
      await offersRepo.setStatus(trx, id, 'expired', { now });
      await notifyOfferEnded({ db: trx }, offer, job, 'The time to answer is over.');
      if (job.proId === null) await offerJob({ db: trx, services, now }, job).catch(ignoreMovedOn);
    }),
  );
}

/** Approved jobs without an offer: the best Pro is asked. */
export async function offerApprovedJobs(services: Services): Promise<void> {
  const now = services.clock();
  const waiting = await asSystem(services.db, (trx) => assignmentRepo.listUnoffered(trx, BATCH));
  await forEachRow(inTurn(services), waiting, (id) =>
    asSystem(services.db, async (trx) => {
      const job = await assignmentRepo.findJob(trx, id, true);
      if (job) await offerJob({ db: trx, services, now }, job).catch(ignoreMovedOn);
    }),
  );
}

/** The job has moved on since it was listed: nothing is left to offer. */
function ignoreMovedOn(error: unknown): number {
  if (error instanceof Error && 'code' in error && error.code === 'conflict') return 0;
  throw error;
}

/** Once a day: emails Pros with documents that end soon. */
export async function remindOfProPapers({ db, clock }: Services): Promise<void> {
  const today = localDay(clock(), TIME_ZONE);
  await asSystem(db, async (trx) => {
    for (const paper of await repo.listEnding(trx, today, REMINDER_DAYS))
      await queueMessage(trx, {
        dedupeKey: `pro-paper:${paper.proId}:${paper.kind}:${paper.expiresOn}:${paper.daysLeft}`,
        channel: 'email',
        recipient: paper.email,
        template: 'proPaperEnding',
        data: {
          name: paper.contactName || paper.company,
          document: proDocumentLabels[paper.kind],
          expiresOn: paper.expiresOn,
        },
      });
  });
}

export const jobs: Job[] = [
  { task: 'offerApprovedJobs', cron: '*/2 * * * *', run: offerApprovedJobs },
  { task: 'passOnOffers', cron: '* * * * *', run: passOnOffers },
  { task: 'remindOfProPapers', cron: '40 16 * * *', run: remindOfProPapers },
];
