// What becomes of the money for proposed work. Each job may run twice or late.
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { isProposedWorkEnded, setProposedPayment } from '@/server/modules/care/workOrders/proposedWork';
import { prepaidWorkReleased } from '@/server/modules/money/ledger';
import { submitDecisions } from './decisions';
import { notifyOwner } from './notifications';
import { documentInspection } from './papers/jobs';
import * as repo from './repo';
import { offerSpread } from './spreading';

const ProposalPayload = z.object({ proposalId: z.uuid() });

/** A payment that came submits decisions that are still open; one that failed, or went back, leaves the work to be paid from rent. */
export async function handleProposalPaymentStatus(services: Services, payload: unknown): Promise<void> {
  const { proposalId } = ProposalPayload.parse(payload);
  const now = services.clock();
  await asSystem(services.db, async (db) => {
    const proposal = await repo.findById(db, proposalId);
    const payment = await repo.findLatestPayment(db, proposalId);
    if (!proposal || !payment) return;
    if (payment.status === 'succeeded') {
      if (proposal.status === 'sent')
        await submitDecisions({ db, services, now }, proposal, { payment: 'now', method: null, months: null });
      await notifyOwner(db, services, proposal, 'paid', { cause: payment.id });
    } else if ((payment.status === 'failed' || payment.status === 'returned') && proposal.payment === 'now') {
      await repo.update(db, proposalId, { payment: 'from_rent' }, now);
      await setProposedPayment(
        db,
        (await repo.listItems(db, proposalId)).map(({ id }) => id),
        'from_rent',
        now,
      );
      await notifyOwner(db, services, proposal, 'paymentFailed', { cause: payment.id });
    }
  });
}

/** A refund of a payment came back: the queue of such refunds has it, and nothing of the work changes. */
export async function handleProposalRefundFailure({ log }: Services, payload: unknown): Promise<void> {
  log.error({ payload }, 'the refund of a payment for work came back');
}

export async function offerProposalSpread(services: Services, payload: unknown): Promise<void> {
  const { proposalId } = ProposalPayload.parse(payload);
  const now = services.clock();
  await asSystem(services.db, (db) => offerSpread({ db, services, now }, proposalId));
}

/** Every day: what is left of money for work that has ended is the owner's, and work without a last invoice is spread. */
export async function settleProposedWork(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const unsettled = await asSystem(db, (trx) => repo.listUnsettled(trx));
  await forEachRow(services, unsettled, ({ id, homeId, ownerId, payment }) =>
    asSystem(db, async (trx) => {
      if (payment === 'spread') return offerSpread({ db: trx, services, now }, id);
      const itemIds = (await repo.listItems(trx, id)).map((item) => item.id);
      if (await isProposedWorkEnded(trx, itemIds)) await prepaidWorkReleased(trx, { id, homeId, ownerId }, now);
    }),
  );
}

export const jobs: Job[] = [
  { task: 'documentInspection', run: documentInspection },
  { task: 'handleProposalPaymentStatus', run: handleProposalPaymentStatus },
  { task: 'handleProposalRefundFailure', run: handleProposalRefundFailure },
  { task: 'offerProposalSpread', run: offerProposalSpread },
  { task: 'settleProposedWork', cron: '20 11 * * *', run: settleProposedWork },
];
