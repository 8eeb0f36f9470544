// What former residents owe goes to an agency, and the money of the agency into the books, by two people.
import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { moneyAction } from '@/server/approvals/types';
import { preparePlacement, recordAgencyMoney, requirePlaceable, requireRecordable } from './placements';

export const debtPlacement = moneyAction(z.object({ leaseId: z.uuid(), reason: z.string() }), {
  event: () => 'debt.prepared',
  read: async (db, { leaseId }, { now, services }) => {
    const { lease, amount, agency } = await requirePlaceable(db, leaseId, services.collections.agency, now);
    const title = `${agency.name}: ${lease.terms.residents.join(', ')}`.slice(0, 200);
    return { amount, title, leaseId, homeId: lease.homeId, subjectId: leaseId };
  },
  carryOut: (db, { leaseId, reason }, { requestedBy }, { personId: approvedBy, now, services }) =>
    preparePlacement(db, leaseId, services.collections.agency, { reason, requestedBy, approvedBy, now }),
});

export const agencyPayment = moneyAction(
  z.object({ agencyPaymentId: z.uuid(), receivedOn: z.iso.date(), reason: z.string() }),
  {
    event: () => 'debt.agency_paid',
    read: async (db, { agencyPaymentId, receivedOn }, { now }) => {
      const { reported, lease, placement } = await requireRecordable(db, agencyPaymentId, { receivedOn, now });
      const title = `${placement.agency.name}, ${reported.eventId}, fee ${formatExactMoney(reported.fee)}`.slice(
        0,
        200,
      );
      const { leaseId, homeId } = lease;
      return { amount: reported.gross, title, leaseId, homeId, subjectId: agencyPaymentId };
    },
    carryOut: (db, { agencyPaymentId, receivedOn, reason }, { requestedBy }, { now }) =>
      recordAgencyMoney(db, agencyPaymentId, { receivedOn, reason, requestedBy, now }),
    facts: ({ receivedOn }) => [{ label: 'In our bank on', value: receivedOn }],
  },
);
