// A receipt for each payment that came: a PDF among the documents of the person who paid, made once.

import { createHash } from 'node:crypto';
import { fullName } from '@/contract/account/users/personName';
import { localDay } from '@/contract/calendar/localDay';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { storeForAll } from '@/server/modules/account/documents';
import * as repo from '@/server/modules/money/charges/repo';
import { lockPayment, setReceipt } from '@/server/modules/money/payments';
import { type Receipt, renderReceipt } from './pdf';
import { receiptLines } from './receipts';

async function readReceipt(db: Db, paymentId: string) {
  const payment = await repo.findPayment(db, paymentId);
  if (payment?.status !== 'succeeded' || payment.receiptId || !payment.leaseId || !payment.homeId) return undefined;
  const lease = await repo.findLease(db, payment.leaseId);
  if (!lease) return undefined;
  const [payer] = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', payment.payerId)
    .execute();
  const { streetAddress, unit } = lease.terms.address;
  const receipt: Receipt = {
    paymentId,
    amount: payment.amount,
    feeCents: payment.fee,
    createdAt: payment.createdAt,
    payer: payer ? fullName(payer) : '',
    home: unit ? `${streetAddress}, ${unit}` : streetAddress,
    paidOn: localDay(payment.createdAt, lease.timeZone),
    label: payment.label || (payment.method === 'card' ? 'Card' : 'Bank account'),
    lines: await receiptLines(db, payment),
  };
  return { receipt, payerId: payment.payerId, homeId: payment.homeId };
}

/** Makes the receipt of a payment that came, unless it has one. */
export async function deliverReceipt({ db, clock, storage }: Services, paymentId: string): Promise<void> {
  const found = await asSystem(db, (trx) => readReceipt(trx, paymentId));
  if (!found) return;
  const { receipt, payerId, homeId } = found;
  const bytes = await renderReceipt(receipt);
  const sha256 = createHash('sha256').update(bytes).digest();
  const storageKey = `receipts/${paymentId}-${sha256.toString('hex').slice(0, 16)}.pdf`;
  await storage.put(storageKey, Buffer.from(bytes));
  await asSystem(db, async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (payment.receiptId) return;
    const [receiptId] = await storeForAll(trx, {
      ownerIds: [payerId],
      homeId,
      category: 'receipt',
      bytes: bytes.length,
      sha256,
      storageKey,
      name: `Receipt ${receipt.paidOn}, ${receipt.home}`,
      now: clock(),
    });
    await setReceipt(trx, paymentId, receiptId ?? null);
  });
}
