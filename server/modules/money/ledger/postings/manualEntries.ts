// What our team enters by hand, once two of them agreed: for what no event of the product stands for.
import type { Db } from '@/server/db/client';
import type { LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { post } from '@/server/modules/money/ledger/entries';

interface ManualEntry {
  /** Of the request that both agreed on. */
  id: string;
  entries: readonly { account: LedgerAccount; amount: number }[];
}

/** The bank took $25 for a wire: it is our cost, so it leaves our own money and is paid back to the trust account. */
export const manualEntryPosted = (db: Db, { id, entries }: ManualEntry, effectiveAt: Date) =>
  post(db, { kind: 'manualEntry', source: { type: 'manual_entry', id }, effectiveAt, entries });
