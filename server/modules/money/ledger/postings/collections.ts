// Money that a collection agency remits: residents paid all of it, and the agency keeps a part, at our cost.
import type { Db } from '@/server/db/client';
import { accounts, leasePrepaid } from '@/server/modules/money/ledger/accounts';
import { post } from '@/server/modules/money/ledger/entries';

interface AgencyMoney {
  /** Of the payment. */
  id: string;
  leaseId: string;
  /** What the residents paid, and what of it the agency kept, in cents. */
  gross: number;
  fee: number;
}

/** The rest is in our bank. What the residents paid pays charges like money that was paid ahead. */
export const agencyRemitted = (db: Db, { id, leaseId, gross, fee }: AgencyMoney, effectiveAt: Date) =>
  post(db, {
    kind: 'payment',
    source: { type: 'payment', id },
    effectiveAt,
    entries: [
      { account: accounts.bankTrust, amount: gross - fee },
      { account: accounts.collectionFees, amount: fee },
      { account: leasePrepaid(leaseId), amount: -gross },
    ].filter(({ amount }) => amount !== 0),
  });
