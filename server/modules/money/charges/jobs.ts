// What becomes of payments for a lease, days after they were made: its people hear of it, and returns have their effects.

import * as z from 'zod';
import { localDay } from '@/contract/calendar/localDay';
import { interestPlaces } from '@/contract/law/deposits';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { findProfile } from '@/server/modules/account/users';
import { expectedOn } from './account/account';
import { creditYears } from './depositInterest';
import { addLateFees } from './lateFees';
import { deliverReceipt } from './receipts/jobs';
import { receiptLines } from './receipts/receipts';
import { remindOfRent } from './reminders';
import type { PaymentRow } from './repo';
import * as repo from './repo';
import { applyReturnRules, type ReturnFee, retryReturnedPayment as retryPayment, returnReason } from './returns';
import { createDueCharges } from './schedule';
import { listPayable } from './settlement';

const PaymentPayload = z.object({ paymentId: z.uuid() });
const RefundPayload = z.object({ refundId: z.uuid() });

/** What is due on the account now, less what is on its way. */
async function owedNow(db: Db, lease: repo.LeaseRow, now: Date): Promise<number> {
  const today = localDay(now, lease.timeZone);
  const due = (await listPayable(db, lease.leaseId)).filter(({ dueOn, isPlanned }) => dueOn <= today && !isPlanned);
  return due.reduce((sum, { payable }) => sum + payable, 0);
}

async function notifyPayer(db: Db, services: Services, payment: PaymentRow, fee?: ReturnFee): Promise<void> {
  const lease = payment.leaseId ? await repo.findLease(db, payment.leaseId) : undefined;
  const payer = await findProfile(db, payment.payerId);
  if (!lease || !payer || payment.status === 'started' || payment.status === 'refunded') return;
  const isBeforeMoveIn = payment.purpose === 'move_in' && lease.status !== 'active';
  const isBack = payment.status === 'failed' || payment.status === 'returned';
  await queueMessage(db, {
    dedupeKey: `lease-payment:${payment.id}:${payment.status}${payment.reinstatedAt ? ':again' : ''}`,
    channel: 'email',
    recipient: payer.email,
    template: 'leasePayment',
    data: {
      name: payer.firstName,
      status: payment.status,
      cents: payment.amount,
      feeCents: payment.fee,
      home: lease.terms.address.streetAddress,
      expectedOn: expectedOn(payment, lease),
      reason: returnReason(payment),
      paymentId: payment.id,
      fee: fee ?? null,
      owedCents: isBack && !isBeforeMoveIn ? await owedNow(db, lease, services.clock()) : null,
      lines: payment.status === 'succeeded' ? await receiptLines(db, payment) : [],
      link: `${services.siteUrl}${isBeforeMoveIn ? `${routes.resident.onboarding()}?lease=${lease.leaseId}` : routes.accounts.payments()}`,
    },
  });
}

/** A payment moved: runs once for each move, and again without harm. */
export async function handleLeasePaymentStatus(services: Services, payload: unknown): Promise<void> {
  const { paymentId } = PaymentPayload.parse(payload);
  await deliverReceipt(services, paymentId);
  await asSystem(services.db, async (db) => {
    const payment = await repo.findPayment(db, paymentId);
    if (!payment) return;
    const isBack = payment.status === 'failed' || payment.status === 'returned';
    // The message names the fee that the return costs.
    const fee = isBack ? await applyReturnRules(db, payment, services.clock()) : undefined;
    // Anyone who stands before the screen sees that a card was declined.
    if (payment.method === 'bank' || payment.status !== 'failed') await notifyPayer(db, services, payment, fee);
  });
}

export const retryReturnedPayment = (services: Services, payload: unknown): Promise<void> =>
  retryPayment(services, PaymentPayload.parse(payload).paymentId);

/** A refund came back: the money is credit of the lease again, and its payer hears of it. */
export async function handleLeaseRefundFailure(services: Services, payload: unknown): Promise<void> {
  const { refundId } = RefundPayload.parse(payload);
  await asSystem(services.db, async (db) => {
    const refund = await repo.findRefund(db, refundId);
    const payer = refund && (await findProfile(db, refund.payerId));
    if (!refund || !payer) return;
    await queueMessage(db, {
      dedupeKey: `lease-refund-failed:${refundId}`,
      channel: 'email',
      recipient: payer.email,
      template: 'leaseRefundFailed',
      data: {
        name: payer.firstName,
        cents: refund.amount,
        link: `${services.siteUrl}${routes.accounts.inbox()}?new=1`,
      },
    });
  });
}

/** For a job, each day: leases of cities where deposits earn interest. A rate that was not announced yet is awaited. */
export async function creditDepositInterest(services: Services): Promise<void> {
  const { db, clock, log, siteUrl } = services;
  const now = clock();
  const leases = await asSystem(db, (trx) => repo.listLeasesIn(trx, interestPlaces));
  await forEachRow(services, leases, (leaseId) =>
    asSystem(db, async (trx) => {
      const lease = await repo.lockLease(trx, leaseId);
      const unknown = await creditYears(trx, lease, localDay(now, lease.timeZone), { now, siteUrl });
      if (unknown.length > 0) log.error({ leaseId, unknown }, 'no rate of interest for a deposit is known');
    }),
  );
}

export const jobs: Job[] = [
  { task: 'createDueCharges', cron: '12 * * * *', run: createDueCharges },
  { task: 'addLateFees', cron: '22 * * * *', run: addLateFees },
  { task: 'creditDepositInterest', cron: '40 15 * * *', run: creditDepositInterest },
  { task: 'remindOfRent', cron: '0 16 * * *', run: remindOfRent },
  { task: 'handleLeasePaymentStatus', run: handleLeasePaymentStatus },
  { task: 'handleLeaseRefundFailure', run: handleLeaseRefundFailure },
  { task: 'retryReturnedPayment', run: retryReturnedPayment },
];
