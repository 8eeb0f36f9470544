// A bank takes back a debit, up to 60 days after it settled (Nacha return R10), and a part of it had been
// refunded by then: the person has that part twice. It becomes a charge of the lease.
import { formatExactMoney } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import type { Db } from '@/server/db/client';
import { createCharge } from '@/server/modules/money/charges/creation';
import type { LeaseRow, PaymentRow } from '@/server/modules/money/charges/repo';
import * as ledger from '@/server/modules/money/ledger';
import { setRefundCovered } from '@/server/modules/money/payments/refundCovered';

/**
 * Asks for what was refunded of the payment, once. `beforeKeys`: cents of it that were taken from the deposit account, where
 * money to move in stands until the keys. With the lease locked.
 */
export async function billReturnedRefund(
  db: Db,
  lease: LeaseRow,
  { id, refunded, refundCovered, label }: PaymentRow,
  { beforeKeys, now }: { beforeKeys: number; now: Date },
): Promise<void> {
  const { leaseId } = lease;
  const amount = refunded - refundCovered;
  if (amount <= 0) return;
  await ledger.refundCovered(db, { id, leaseId, deposit: beforeKeys, prepaid: amount - beforeKeys }, now);
  await setRefundCovered(db, id, refunded);
  await createCharge(
    db,
    lease,
    {
      kind: 'returned_refund',
      source: `returned-refund:${id}`,
      description: 'Refund to pay back',
      dueOn: localDay(now, lease.timeZone),
      amount,
      reason: `We refunded ${formatExactMoney(amount)} of a payment from ${label || 'your account'}. After that, the bank took the whole payment back, so that you have this money twice.`,
    },
    now,
  );
}
