// What follows when a bank sends a payment back, by the table of return codes: the fee of the lease, another try, an account
// that is not used again. The charges themselves opened again with the return.
import { type Cents, cents, formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { returnedPaymentLimit, returnedPaymentRule } from '@/contract/law/deposits';
import { type RecordedReturn, recordedReturns } from '@/contract/money/charges/constants';
import { MAX_RETRIES, RETRY_AFTER_DAYS, RETRY_WITHIN_DAYS, returnRuleOf } from '@/contract/money/payments/returns';
import { bankDaysFrom } from '@/server/calendar/bankDays';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { enqueue } from '@/server/jobs/queue';
import { createCharge } from '@/server/modules/money/charges/creation';
import { startChargePayment } from '@/server/modules/money/charges/payment/payment';
import type { LeaseRow, PaymentRow } from '@/server/modules/money/charges/repo';
import * as repo from '@/server/modules/money/charges/repo';
import { listPayable } from '@/server/modules/money/charges/settlement';
import { blockPaymentMethod } from '@/server/modules/money/paymentMethods';

/** What a payment that came back cost, and what the law says about it. */
export interface ReturnFee {
  cents: Cents;
  law: string;
}

/** The fee of the lease within the law, once for a payment however often it is tried again. */
async function addReturnFee(db: Db, lease: LeaseRow, payment: PaymentRow, now: Date): Promise<ReturnFee | undefined> {
  const today = localDay(now, lease.timeZone);
  const before = await repo.countReturnedBefore(db, payment);
  const limit = returnedPaymentLimit(jurisdictionOf(lease.terms.address), today, cents(payment.amount), before);
  const amount = Math.min(lease.terms.returnedPaymentCents, limit ?? 0);
  if (amount === 0) return undefined;
  const law = returnedPaymentRule(jurisdictionOf(lease.terms.address), today);
  const source = `returned:${await firstTryOf(db, payment)}`;
  const fee = {
    kind: 'returned_payment_fee',
    source,
    description: 'Returned-payment fee',
    dueOn: today,
    amount,
    reason: `Your bank returned ${formatExactMoney(payment.amount)}: ${lowerFirst(returnReason(payment) ?? 'no reason given')}. ${law}`,
  } as const;
  return (await createCharge(db, lease, fee, now)) && { cents: cents(amount), law };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The payment that a row of tries began with. */
async function firstTryOf(db: Db, payment: PaymentRow): Promise<string> {
  let first = payment;
  for (let n = 0; first.retryOf && n <= MAX_RETRIES; n += 1)
    first = (await repo.findPayment(db, first.retryOf)) ?? first;
  return first.id;
}

async function triesBefore(db: Db, payment: PaymentRow): Promise<number> {
  let [tries, at] = [0, payment];
  while (at.retryOf && tries <= MAX_RETRIES) {
    const before = await repo.findPayment(db, at.retryOf);
    if (!before) break;
    [tries, at] = [tries + 1, before];
  }
  return tries;
}

const businessDaysLater = (now: Date, timeZone: string, days: number): Date =>
  new Date(`${bankDaysFrom(localDay(now, timeZone), days)}T17:00:00Z`);

/** Whether it is why a bank returned a check or a money order. */
const isRecordedReturn = (failure: string | null): failure is RecordedReturn =>
  failure !== null && failure in recordedReturns;

/** Why a bank returned a payment, in words; null for cards, which are declined on the screen, and for payments in order. */
export function returnReason({ method, failure }: Pick<PaymentRow, 'method' | 'failure'>): string | null {
  if (!failure || method === 'card') return null;
  if (method === 'bank') return returnRuleOf(failure).title;
  return isRecordedReturn(failure) ? recordedReturns[failure].label : null;
}

type LeasePayment = PaymentRow & { leaseId: string };

/** Of a check or a money order: the fee of the lease within the law. Nothing is tried again. */
async function applyRecordedReturn(db: Db, payment: LeasePayment, now: Date): Promise<ReturnFee | undefined> {
  const lease = await repo.lockLease(db, payment.leaseId);
  const isBegun = (await repo.hasKeys(db, lease.leaseId)) || lease.status === 'active';
  const hasFee = isRecordedReturn(payment.failure) && recordedReturns[payment.failure].hasFee;
  return isBegun && hasFee ? addReturnFee(db, lease, payment, now) : undefined;
}

/** As the system, in one transaction; done again, it does nothing more. Answers the fee that it added. */
export async function applyReturnRules(db: Db, payment: PaymentRow, now: Date): Promise<ReturnFee | undefined> {
  if (!payment.leaseId || payment.method === 'card') return undefined;
  if (payment.method !== 'bank') return applyRecordedReturn(db, { ...payment, leaseId: payment.leaseId }, now);
  const lease = await repo.lockLease(db, payment.leaseId);
  const rule = returnRuleOf(payment.failure);
  if (rule.block) await blockPaymentMethod(db, payment.methodRef, rule.block, now);
  // Before the keys the lease has no account yet: its residents pay again another way.
  const isBegun = (await repo.hasKeys(db, lease.leaseId)) || lease.status === 'active';
  const fee = isBegun && rule.hasFee ? await addReturnFee(db, lease, payment, now) : undefined;
  if (isBegun && rule.canRetry && (await triesBefore(db, payment)) < MAX_RETRIES)
    await enqueue(
      db,
      'retryReturnedPayment',
      { paymentId: payment.id },
      { runAt: businessDaysLater(now, lease.timeZone, RETRY_AFTER_DAYS), jobKey: `retry-payment:${payment.id}` },
    );
  if (rule.block) await blockPaymentMethod(db, payment.methodRef, rule.block, now);
  await audit(db, {
    event: 'charge.payment_returned',
    subject: `lease:${lease.leaseId}`,
    detail: { paymentId: payment.id, code: rule.code, retried: rule.canRetry, block: rule.block },
  });
  return fee;
}

/** For a job: the same payment once more, where nothing of what it was for is paid or on its way meanwhile. */
export async function retryReturnedPayment(services: Services, paymentId: string): Promise<void> {
  const order = await asSystem(services.db, async (db) => {
    const payment = await repo.findPayment(db, paymentId);
    if (!payment?.leaseId || !['failed', 'returned'].includes(payment.status)) return undefined;
    if (services.clock().getTime() - payment.createdAt.getTime() > RETRY_WITHIN_DAYS * DAY_MS) return undefined;
    const charges = await listPayable(db, payment.leaseId);
    const parts = await repo.listAllAllocations(db, paymentId);
    const chargeIds = [...new Set(parts.map(({ chargeId }) => chargeId))];
    const payable = charges.filter(({ id }) => chargeIds.includes(id)).reduce((sum, charge) => sum + charge.payable, 0);
    const isOpen = chargeIds.every((id) => charges.some((charge) => charge.id === id && charge.payable > 0));
    return isOpen && payable >= payment.amount ? { payment, leaseId: payment.leaseId, chargeIds } : undefined;
  });
  if (!order) return;
  const { payment, leaseId, chargeIds } = order;
  await startChargePayment(services, {
    leaseId,
    payerId: payment.payerId,
    chargeIds,
    amountCents: payment.amount,
    method: { kind: 'bank', ref: payment.methodRef, label: payment.label, funding: 'bank' },
    key: `retry:${payment.id}`,
    initiatedBy: 'autopay',
    retryOf: payment.id,
  });
}
