// What our team changes on the account of a lease: alone within the limit, above it once a second person approves.

import * as z from 'zod';
import { formatDay } from '@/contract/format/days';
import { RECORDED_RETURNS, recordedMethods, recordedReturns } from '@/contract/money/charges/constants';
import { chargeKindRules, kindsWhere } from '@/contract/money/charges/kinds';
import { moneyAction } from '@/server/approvals/types';
import { notFound } from '@/server/http/errors';
import { waiverHandlers } from '@/server/waiverHandlers';
import * as repo from './repo';
import {
  addCharge,
  addCredit,
  checkRecordedPayment,
  readReturnable,
  readWaivable,
  recordPayment,
  requireLiveLease,
  returnRecordedPayment,
  waiveCharge,
} from './staff/actions';
import { checkAddedCharge } from './staff/legalLimits';
import { notifyWhoPays } from './staff/notices';

const Id = z.uuid();
const Reason = z.string();
const Amount = z.int().min(1);

const homeOf = ({ terms }: repo.LeaseRow) => terms.address.streetAddress;

/** Gives up what is left of a charge, at the cost of the owner of its income. */
export const waiver = moneyAction(z.object({ chargeId: Id, reason: Reason }), {
  event: () => 'charge.waived',
  read: async (db, { chargeId }) => {
    const { charge, left } = await readWaivable(db, chargeId);
    const { leaseId, homeId, description } = charge;
    return { amount: left, title: description, leaseId, homeId, subjectId: chargeId };
  },
  carryOut: async (db, { chargeId, reason }, { requestId, requestedBy, asked }, { now, services }) => {
    const charge = await repo.findCharge(db, chargeId);
    if (!charge) throw notFound();
    const { leaseId, ownerId, kind, description: about } = charge;
    const adjustedCents = await waiveCharge(db, chargeId, { reason, now });
    const call = { chargeId, leaseId, side: 'staff' as const, personId: requestedBy, now };
    for (const handle of waiverHandlers) await handle(db, call, { adjustedCents, text: reason }, services.siteUrl);
    if (chargeKindRules[kind].belongsToOwner) {
      const home = homeOf(await repo.lockLease(db, leaseId));
      const change = {
        what: 'waiver' as const,
        requestId,
        leaseId,
        ownerId,
        home,
        about,
        amount: asked.amount,
        reason,
      };
      await notifyWhoPays(db, change, services.siteUrl);
    }
    return chargeId;
  },
});

/** A credit to the residents at the homeowner's expense. */
export const credit = moneyAction(z.object({ leaseId: Id, amountCents: Amount, reason: Reason }), {
  event: () => 'charge.credit_added',
  read: async (db, { leaseId, amountCents: amount }) => {
    const lease = await requireLiveLease(db, leaseId);
    return { amount, title: homeOf(lease), leaseId, homeId: lease.homeId };
  },
  carryOut: async (db, { leaseId, amountCents: amount, reason }, { requestId, requestedBy }, { now, services }) => {
    const lease = await requireLiveLease(db, leaseId);
    const id = await addCredit(db, leaseId, { amountCents: amount, reason, by: requestedBy, now });
    const { ownerId } = lease;
    const change = {
      what: 'credit' as const,
      requestId,
      leaseId,
      ownerId,
      home: homeOf(lease),
      about: '',
      amount,
      reason,
    };
    await notifyWhoPays(db, change, services.siteUrl);
    return id;
  },
});

/** A charge that no schedule makes. */
export const addedCharge = moneyAction(
  z.object({
    leaseId: Id,
    kind: z.enum(kindsWhere('isAddedByStaff')),
    description: z.string(),
    amountCents: Amount,
    dueOn: z.iso.date(),
    reason: Reason,
  }),
  {
    event: () => 'charge.added',
    read: async (db, { leaseId, ...charge }, { now }) => {
      const lease = await requireLiveLease(db, leaseId);
      await checkAddedCharge(db, lease, charge, now);
      return { amount: charge.amountCents, title: charge.description, leaseId, homeId: lease.homeId };
    },
    carryOut: async (db, { leaseId, ...charge }, { requestId, requestedBy }, { now, services }) => {
      const lease = await requireLiveLease(db, leaseId);
      const id = await addCharge(db, leaseId, { ...charge, by: requestedBy, now });
      const { amountCents: amount, description: about, dueOn, reason } = charge;
      const { ownerId } = lease;
      const change = {
        what: 'charge' as const,
        requestId,
        leaseId,
        ownerId,
        home: homeOf(lease),
        about,
        amount,
        reason,
      };
      await notifyWhoPays(db, { ...change, dueOn }, services.siteUrl);
      return id;
    },
    facts: ({ kind, dueOn }) => [
      { label: 'Kind', value: chargeKindRules[kind].label },
      { label: 'Due', value: formatDay(dueOn, 'medium') },
    ],
  },
);

/** A check or a money order that we hold and took to the bank. */
export const recordedPayment = moneyAction(
  z.object({
    leaseId: Id,
    payerId: Id,
    kind: z.enum(recordedMethods),
    number: z.string(),
    depositReference: z.string(),
    amountCents: Amount,
    receivedOn: z.iso.date(),
    reason: Reason,
  }),
  {
    event: () => 'charge.payment_recorded',
    read: async (db, { leaseId, ...payment }, { now }) => {
      const { lease, label } = await checkRecordedPayment(db, leaseId, { ...payment, now });
      const { homeId } = lease;
      return { amount: payment.amountCents, title: label, leaseId, homeId, payeeId: payment.payerId };
    },
    carryOut: (db, { leaseId, ...payment }, { requestedBy }, { now }) =>
      recordPayment(db, leaseId, { ...payment, by: requestedBy, now }),
    facts: ({ depositReference, receivedOn }) => [
      { label: 'Bank deposit', value: depositReference },
      { label: 'Received', value: formatDay(receivedOn, 'medium') },
    ],
  },
);

/** The bank returned a check or a money order. */
export const returnedPayment = moneyAction(
  z.object({ paymentId: Id, why: z.enum(RECORDED_RETURNS), returnedOn: z.iso.date(), reason: Reason }),
  {
    event: () => 'charge.recorded_payment_returned',
    read: async (db, { paymentId, returnedOn }, { now }) => {
      const { payment, lease } = await readReturnable(db, paymentId, { returnedOn, now });
      const { amount, label: title, payerId: payeeId } = payment;
      return { amount, title, leaseId: lease.leaseId, homeId: lease.homeId, payeeId, subjectId: paymentId };
    },
    carryOut: async (db, { paymentId, why }, _agreed, { now }) => {
      await returnRecordedPayment(db, paymentId, why, now);
      return paymentId;
    },
    facts: ({ why, returnedOn }) => [
      { label: 'What the bank says', value: recordedReturns[why].label },
      { label: 'Returned', value: formatDay(returnedOn, 'medium') },
    ],
  },
);
