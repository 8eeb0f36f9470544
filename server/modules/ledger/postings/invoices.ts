// What the invoice of a repair means in the books.
import type { Payer } from '@/contract/workOrders/constants';
import type { Db } from '@/server/db/client';
import {
  accounts,
  homeInstallments,
  homePayable,
  type LedgerAccount,
  leaseReceivable,
} from '@/server/modules/ledger/accounts';
import { type Entry, post } from '@/server/modules/ledger/entries/service';

interface RepairInvoice {
  id: string;
  homeId: string;
  ownerId: string | null;
  leaseId: string | null;
  totalCents: number;
  markupCents: number;
  payer: Payer;
  /** The owner pays it back in parts. */
  isSpread: boolean;
}

/** Whoever bears it: the owner out of what we owe them or in parts, the residents, or us. */
function bearerOf({ homeId, ownerId, leaseId, payer, isSpread }: RepairInvoice): LedgerAccount {
  if (payer === 'resident') return leaseReceivable(leaseId ?? '');
  if (payer === 'us') return accounts.guaranteePaid;
  return isSpread ? homeInstallments({ homeId, ownerId }) : homePayable({ homeId, ownerId });
}

/** We owe the Pro, and somebody bears it. A markup is our fee and stands apart. */
export async function invoicePosted(db: Db, invoice: RepairInvoice, effectiveAt: Date): Promise<void> {
  const { id, totalCents, markupCents } = invoice;
  const entries: Entry[] = [
    { account: bearerOf(invoice), amount: totalCents },
    { account: accounts.prosPayable, amount: -(totalCents - markupCents) },
    { account: accounts.managementFees, amount: -markupCents },
  ];
  await post(db, {
    kind: 'invoicePosted',
    source: { type: 'work_order_invoice', id },
    effectiveAt,
    entries: entries.filter(({ amount }) => amount !== 0),
  });
}
