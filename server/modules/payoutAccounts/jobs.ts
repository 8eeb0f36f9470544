import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { activateDue } from './service';

/** Each hour: accounts whose hold is over become the ones that are paid to. */
export const activatePayoutAccounts = ({ db, clock }: Services): Promise<void> =>
  asSystem(db, (trx) => activateDue(trx, clock()));
