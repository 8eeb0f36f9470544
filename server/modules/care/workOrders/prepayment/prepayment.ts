// A repair that its owner pays as they approve it: held for them, apart for each repair, until its invoices take it.
import { cents } from '@/contract/amounts/cents';
import type { WorkOrder } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { listQuotes } from '@/server/modules/care/workOrders/approvals/repo';
import * as ledger from '@/server/modules/money/ledger';
import type { DisputedPart, RefundPart } from '@/server/modules/money/payments/purposes';
import * as repo from './repo';

interface QuotePayment {
  id: string;
  /** The quote. */
  purposeId: string;
  amount: number;
  fee: number;
}

const LIVING: readonly string[] = ['started', 'processing', 'succeeded'];

/** Whether its money is here, or on its way. */
const isLiving = ({ status }: Pick<repo.RepairPayment, 'status'>): boolean => LIVING.includes(status);

async function workOf(db: Db, { purposeId }: Pick<QuotePayment, 'purposeId'>) {
  const found = await repo.findQuotedWork(db, purposeId);
  if (!found) throw new Error(`Quote ${purposeId} has gone`);
  return found;
}

export async function receivePrepayment(db: Db, payment: QuotePayment, now: Date): Promise<void> {
  await ledger.prepaidWorkReceived(db, { id: payment.id, ...(await workOf(db, payment)) }, payment.amount, now);
  await ledger.cardFeeReceived(db, payment, now);
}

export async function returnPrepayment(db: Db, payment: QuotePayment, now: Date): Promise<void> {
  await ledger.prepaidWorkReturned(db, { id: payment.id, ...(await workOf(db, payment)) }, now);
  await ledger.cardFeeReturned(db, payment, now);
}

export async function reinstatePrepayment(db: Db, payment: QuotePayment, now: Date): Promise<void> {
  await ledger.prepaidWorkReinstated(db, { id: payment.id, ...(await workOf(db, payment)) }, payment.amount, now);
  await ledger.cardFeeReinstated(db, payment, now);
}

/** A bank took a part of it back. */
export async function returnPrepaymentPart(
  db: Db,
  payment: QuotePayment,
  part: DisputedPart,
  now: Date,
): Promise<void> {
  await ledger.prepaidWorkPartReturned(db, { id: part.id, ...(await workOf(db, payment)) }, part.amount, now);
  await ledger.cardFeePartReturned(db, part, now);
}

export async function reinstatePrepaymentPart(
  db: Db,
  payment: QuotePayment,
  part: DisputedPart,
  now: Date,
): Promise<void> {
  await ledger.prepaidWorkPartReinstated(db, { id: part.id, ...(await workOf(db, payment)) }, part.amount, now);
  await ledger.cardFeePartReinstated(db, part, now);
}

export async function refundPrepayment(
  db: Db,
  payment: QuotePayment,
  { amount, ...refund }: RefundPart,
  now: Date,
): Promise<void> {
  await ledger.prepaidWorkRefunded(db, { ...refund, ...(await workOf(db, payment)) }, amount, now);
}

export const prepaymentAccount = async (db: Db, payment: QuotePayment): Promise<ledger.LedgerAccount> =>
  ledger.homePrepaidWork(await workOf(db, payment));

/** What no invoice has taken yet. */
export async function refundablePrepayment(
  db: Db,
  payment: QuotePayment & { refunded: number; returned: number },
): Promise<number> {
  const held = await ledger.accountBalance(db, await prepaymentAccount(db, payment));
  return Math.max(0, Math.min(payment.amount - payment.refunded - payment.returned, held));
}

const sumOf = (payments: readonly repo.RepairPayment[]) =>
  payments.filter(isLiving).reduce((sum, { amount, refunded, returned }) => sum + amount - refunded - returned, 0);

/** What was paid for a repair before its invoices, or is on its way, without what went back. */
export const prepaidOf = async (db: Db, workOrderId: string): Promise<number> =>
  sumOf(await repo.listPayments(db, workOrderId));

/** For the screen of the person who pays. */
export async function readPrepayment(
  db: Db,
  workOrderId: string,
): Promise<Pick<NonNullable<WorkOrder['approval']>, 'prepaidCents' | 'paid'>> {
  const payments = await repo.listPayments(db, workOrderId);
  const [last] = payments;
  const { quoteId = '', amount = 0, feeCents = 0, status = 'failed' } = last ?? {};
  return {
    prepaidCents: cents(sumOf(payments)),
    paid: last ? { quoteId, amountCents: cents(amount), feeCents: cents(feeCents), status } : null,
  };
}

/** The person who paid for a quote approves it: nothing else is decided before. Called while the work order is locked. */
export async function requireNoPaidQuote(db: Db, workOrderId: string, exceptQuoteId?: string): Promise<void> {
  const offered = (await listQuotes(db, workOrderId)).filter(({ status }) => status === 'offered');
  const isPaid = (await repo.listPayments(db, workOrderId)).some(
    (payment) =>
      isLiving(payment) && payment.quoteId !== exceptQuoteId && offered.some(({ id }) => id === payment.quoteId),
  );
  if (isPaid) throw conflict('A quote was paid for already. Approve that one.');
}
