// What the invoice of a repair means in the books. Where a resident bears it, their charge gives it back to the homeowner.
import type { Payer } from '@/contract/care/workOrders/constants';
import type { Db } from '@/server/db/client';
import { accounts, homePayable, type LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { type Entry, post, reverse } from '@/server/modules/money/ledger/entries';

interface RepairInvoice {
  id: string;
  homeId: string;
  ownerId: string | null;
  totalCents: number;
  markupCents: number;
  payer: Payer;
}

/** Us, or the homeowner out of what we owe them. */
const bearerOf = ({ payer, ...home }: RepairInvoice): LedgerAccount =>
  payer === 'us' ? accounts.careExpenses : homePayable(home);

/** We owe the Pro, and someone bears it. A markup is our fee and stands apart. */
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

const PAID = 'invoicePaid';
const paymentSource = (id: string) => ({ type: 'work_order_payment', id });

/**
 * Money leaves the Pro's account at the processor for their bank. Where we bear the repair, our own money replaces it in
 * the trust account. What is withheld is owed to the IRS in the Pro's name, and stays with what we hold for others.
 */
export function invoicePaid(
  db: Db,
  { id, amount, withheld, payer }: { id: string; amount: number; withheld: number; payer: Payer },
  effectiveAt: Date,
): Promise<string> {
  const ours: Entry[] =
    payer === 'us'
      ? [
          { account: accounts.bankOperating, amount: -(amount + withheld) },
          { account: accounts.bankTrust, amount: amount + withheld },
        ]
      : [];
  return post(db, {
    kind: PAID,
    source: paymentSource(id),
    effectiveAt,
    entries: [
      { account: accounts.prosPayable, amount: amount + withheld },
      { account: accounts.taxesWithheld, amount: -withheld },
      { account: accounts.processorConnected, amount: -amount },
      ...ours,
    ].filter((entry) => entry.amount !== 0),
  });
}

/** The bank sent it back: we owe the Pro again. */
export const invoicePaymentReturned = (db: Db, id: string, effectiveAt: Date): Promise<string> =>
  reverse(db, { kind: PAID, source: paymentSource(id) }, { kind: 'invoicePaymentReturned', effectiveAt });
