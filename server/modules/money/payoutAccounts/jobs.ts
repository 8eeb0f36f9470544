import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { activateDue, blockAccount, cancelAccount } from './index';
import { announceBlocked } from './notifications';
import * as repo from './repo';

/** Each hour: activates payout accounts after their hold period. */
export const activatePayoutAccounts = ({ db, clock }: Services): Promise<void> =>
  asSystem(db, (trx) => activateDue(trx, clock()));

const AccountEvent = z.object({ account: z.string(), bankRef: z.string(), failure: z.string() });

/** The processor cannot pay to a bank account any more: nothing is sent there, and its owner is asked for another one. */
export async function handlePayoutAccountEvent({ db, clock, siteUrl }: Services, payload: unknown): Promise<void> {
  const { failure, ...place } = AccountEvent.parse(payload);
  await asSystem(db, async (trx) => {
    for (const row of await repo.listPayable(trx, place)) {
      if (!(await blockAccount(trx, row.id, failure, clock()))) continue;
      const { email, firstName } = await repo.lockOwner(trx, row.ownerId);
      await announceBlocked(trx, row, { siteUrl, firstName, emails: [email], hasOther: false });
    }
  });
}

const Rejected = z.object({ id: z.uuid() });

/** One of our team rejected a new account with another owner's name: nothing is paid there. */
export async function cancelRejectedAccount({ db, clock, siteUrl }: Services, payload: unknown): Promise<void> {
  const { id } = Rejected.parse(payload);
  await asSystem(db, async (trx) => {
    const row = await repo.findById(trx, id);
    if (row?.status === 'waiting') await cancelAccount(trx, row, { now: clock(), siteUrl });
  });
}

export const jobs: Job[] = [
  { task: 'cancelRejectedAccount', run: cancelRejectedAccount },
  { task: 'handlePayoutAccountEvent', run: handlePayoutAccountEvent },
  { task: 'activatePayoutAccounts', cron: '11 * * * *', run: activatePayoutAccounts },
];
