// What the invoice of a repair means in the books.
import type { Payer } from '@/contract/workOrders/constants';
import type { Db } from '@/server/db/client';
import { type Entry, type LedgerAccount, post } from '@/server/modules/ledger/service';

const prosPayable: LedgerAccount = { code: 'pros:payable', normalSide: 'C' };
const managementFees: LedgerAccount = { code: 'fees:management', normalSide: 'C' };
const guaranteePaid: LedgerAccount = { code: 'guarantee:paid', normalSide: 'D' };

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
  const owner = ownerId ? { ownerId } : {};
  if (payer === 'resident') return { code: `lease:${leaseId}:receivable`, normalSide: 'D' };
  if (payer === 'us') return guaranteePaid;
  return isSpread
    ? { code: `home:${homeId}:installments`, normalSide: 'D', ...owner }
    : { code: `home:${homeId}:payable`, normalSide: 'C', ...owner };
}

/** We owe the Pro, and somebody bears it. A markup is our fee and stands apart. */
export async function invoicePosted(db: Db, invoice: RepairInvoice, effectiveAt: Date): Promise<void> {
  const { id, totalCents, markupCents } = invoice;
  const entries: Entry[] = [
    { account: bearerOf(invoice), amount: totalCents },
    { account: prosPayable, amount: -(totalCents - markupCents) },
    { account: managementFees, amount: -markupCents },
  ];
  await post(db, {
    kind: 'invoicePosted',
    source: { type: 'work_order_invoice', id },
    effectiveAt,
    entries: entries.filter(({ amount }) => amount !== 0),
  });
}
