// Returning a deposit and correcting a return: always two people.

import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { returnMethodLabels } from '@/contract/tenancy/moveOuts/constants';
import { DepositReturn, type ReturnPayment } from '@/contract/tenancy/moveOuts/schemas';
import { moneyAction } from '@/server/approvals/types';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import * as repo from './repo';
import { correctReturn, readCorrection, readReturn, recordReturn } from './returns';

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function requireLease(db: Db, leaseId: string) {
  const lease = await repo.findLease(db, leaseId, NOBODY);
  if (!lease) throw notFound();
  return lease;
}

const wordsOf = (payment: ReturnPayment) =>
  [
    `${formatExactMoney(payment.amountCents)} by ${returnMethodLabels[payment.method].toLowerCase()} ${payment.number}`,
    payment.method === 'check' && `to ${payment.address}`,
  ]
    .filter(Boolean)
    .join(' ');

export const depositReturn = moneyAction(DepositReturn.extend({ leaseId: z.uuid() }), {
  event: () => 'move_out.deposit_returned',
  read: async (db, { leaseId, ...returned }, { now }) => {
    const lease = await requireLease(db, leaseId);
    const { row, amount } = await readReturn(db, lease, returned, now);
    const { documentId } = returned;
    const title = lease.terms.address.streetAddress;
    return { amount, title, leaseId, homeId: row.homeId, documentId, subjectId: row.id };
  },
  carryOut: async (db, { leaseId, ...returned }, { requestId, requestedBy: personId }, { now }) =>
    recordReturn(db, await requireLease(db, leaseId), { ...returned, requestId, personId }, now),
  facts: ({ payments, sentOn, sharesDocumentId }) => [
    ...payments.map((payment) => ({ label: payment.payee, value: wordsOf(payment) })),
    { label: 'Sent', value: formatDay(sentOn, 'medium') },
    ...(sharesDocumentId ? [{ label: 'Shares', value: 'By an agreement that all residents signed' }] : []),
  ],
});

export const depositCorrection = moneyAction(z.object({ leaseId: z.uuid(), requestId: z.uuid(), reason: z.string() }), {
  event: () => 'move_out.deposit_corrected',
  read: async (db, { leaseId, requestId }) => {
    const { row, amount, returns } = await readCorrection(db, leaseId, requestId);
    const title = returns
      .map(({ payee, number }) => `${payee}, ${number}`)
      .join('; ')
      .slice(0, 200);
    return { amount, title, leaseId, homeId: row.homeId, subjectId: row.id };
  },
  carryOut: (db, { leaseId, requestId }, { requestedBy: personId }, { now }) =>
    correctReturn(db, { leaseId, requestId, personId }, now),
});
