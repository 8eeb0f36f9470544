// Credits and checks of payers who do not live there, and what a bank took back of them: always two people.
import * as z from 'zod';
import { PAYER_METHODS, payerMethodLabels } from '@/contract/money/leasePayers/constants';
import { moneyAction } from '@/server/approvals/types';
import { readPayerPayment, readPayerReturn, recordPayerPayment, returnPayerPayment } from './index';

export const payerPayment = moneyAction(
  z.object({
    leasePayerId: z.uuid(),
    amountCents: z.int().min(1),
    method: z.enum(PAYER_METHODS),
    reference: z.string(),
    receivedOn: z.iso.date(),
    bankLineId: z.uuid().nullable(),
    reason: z.string(),
  }),
  {
    event: () => 'lease_payer.payment_recorded',
    read: async (db, wish, { now }) => {
      const { payer, lease } = await readPayerPayment(db, wish, now);
      const { leaseId, homeId } = payer;
      return { amount: wish.amountCents, title: `${payer.name}, ${lease.address}`.slice(0, 200), leaseId, homeId };
    },
    carryOut: (db, wish, { requestedBy: recordedBy }, { personId: approvedBy, now }) =>
      recordPayerPayment(db, wish, { recordedBy, approvedBy, now }),
    facts: ({ method, reference, receivedOn }) => [
      { label: payerMethodLabels[method], value: reference },
      { label: 'Received on', value: receivedOn },
    ],
  },
);

export const payerReturn = moneyAction(z.object({ payerPaymentId: z.uuid(), reason: z.string() }), {
  event: () => 'lease_payer.payment_returned',
  read: async (db, { payerPaymentId }) => {
    const { payment, payer } = await readPayerReturn(db, payerPaymentId);
    const { leaseId, homeId } = payer;
    return { amount: payment.amount, title: payer.name, leaseId, homeId, subjectId: payerPaymentId };
  },
  carryOut: async (db, { payerPaymentId, reason }, _agreed, { now }) => {
    await returnPayerPayment(db, payerPaymentId, { reason, now });
    return payerPaymentId;
  },
});
