import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { activateDue } from './service';

/** Each hour: accounts whose hold is over become the ones that are paid to. */
export const activatePayoutAccounts = ({ db, clock }: Services): Promise<void> =>
  asSystem(db, (trx) => activateDue(trx, clock()));

export const jobs: Job[] = [{ task: 'activatePayoutAccounts', cron: '11 * * * *', run: activatePayoutAccounts }];
