// What became of a contribution: its owner hears of it. Safe to run twice.
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { notifyOutcome } from './notifications';
import * as repo from './repo';

const Payload = z.object({ contributionId: z.uuid() });

export async function handleContributionStatus({ db, siteUrl }: Services, payload: unknown): Promise<void> {
  const { contributionId } = Payload.parse(payload);
  await asSystem(db, async (trx) => {
    const paid = await repo.findPaid(trx, contributionId);
    if (paid && ['succeeded', 'failed', 'returned'].includes(paid.status)) await notifyOutcome(trx, paid, siteUrl);
  });
}

/** The refund of one came back: the queue of such refunds has it. */
export async function handleContributionRefundFailure({ log }: Services, payload: unknown): Promise<void> {
  log.error({ payload }, 'the refund of a contribution came back');
}

export const jobs: Job[] = [
  { task: 'handleContributionStatus', run: handleContributionStatus },
  { task: 'handleContributionRefundFailure', run: handleContributionRefundFailure },
];
