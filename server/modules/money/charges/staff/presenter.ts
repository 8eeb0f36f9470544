// The payments and credits of a lease as our team works with them.

import { fullName } from '@/contract/account/users/personName';
import { cents } from '@/contract/amounts/cents';
import type { StaffCredit, StaffPayment } from '@/contract/money/charges/endpoints';
import { returnRuleOf } from '@/contract/money/payments/returns';
import type { Db } from '@/server/db/client';
import { listResidents } from '@/server/modules/homes/residents';
import * as repo from '@/server/modules/money/charges/repo';
import { listRefundsAskedFor } from '@/server/modules/money/charges/staff/queries';
import { refundableOf } from '@/server/modules/money/payments';

/** A return of a bank by its code and meaning; what became of a card, in the words of the processor. */
function failureInWords(method: string, failure: string): string {
  if (method !== 'bank') return failure.replaceAll('_', ' ');
  const { code, title } = returnRuleOf(failure);
  return `${code}: ${title}`;
}

/** The newest first, and the people who can pay. As the system. */
export async function listLeasePayments(db: Db, leaseId: string) {
  const people = await listResidents(db, leaseId);
  const asked = await listRefundsAskedFor(db, leaseId);
  const payments: StaffPayment[] = [];
  for (const payment of (await repo.listPayments(db, leaseId)).reverse()) {
    const { id, amount, fee, status, label, createdAt, refunded, failure, note } = payment;
    payments.push({
      id,
      status,
      label,
      note,
      failure: failure && failureInWords(payment.method, failure),
      amountCents: cents(amount),
      feeCents: cents(fee),
      createdAt: createdAt.toISOString(),
      payer: fullName(payment),
      depositReference: payment.depositReference,
      isRecorded: payment.method !== 'card' && payment.method !== 'bank',
      refundedCents: cents(refunded),
      askedCents: cents(asked.get(id) ?? 0),
      refundableCents: cents(Math.max(0, (await refundableOf(db, payment)) - (asked.get(id) ?? 0))),
    });
  }
  return {
    payers: people.flatMap(({ personId, name }) => (personId ? [{ id: personId, name }] : [])),
    payments,
    credits: await listStaffCredits(db, leaseId, asked),
  };
}

async function listStaffCredits(db: Db, leaseId: string, asked: ReadonlyMap<string, number>): Promise<StaffCredit[]> {
  const left = new Map((await repo.listSpare(db, leaseId)).map((spare) => [spare.creditId, spare.left]));
  return (await repo.listCredits(db, leaseId)).reverse().map(({ id, amount, reason, createdAt, refunded }) => ({
    id,
    reason,
    amountCents: cents(amount),
    createdAt: createdAt.toISOString(),
    refundedCents: cents(refunded),
    askedCents: cents(asked.get(id) ?? 0),
    refundableCents: cents(Math.max(0, (left.get(id) ?? 0) - (asked.get(id) ?? 0))),
  }));
}
