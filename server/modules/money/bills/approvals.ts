// Taking something off a disputed bill gives away the homeowner's money, like a waiver or a credit.

import * as z from 'zod';
import { moneyAction } from '@/server/approvals/types';
import { notifyWhoPays } from '@/server/modules/money/charges/staff/notices';
import { readAdjustable, resolveDispute } from './index';

export const disputeAdjustment = moneyAction(
  z.object({
    leaseId: z.uuid(),
    chargeId: z.uuid(),
    adjustedCents: z.int().min(1),
    /** What everyone on the lease reads; `reason` is its beginning. */
    text: z.string(),
    reason: z.string(),
  }),
  {
    event: () => 'bill.dispute_resolved',
    read: async (db, { leaseId, chargeId, adjustedCents }, { personId, now }) => {
      const bill = await readAdjustable(db, { leaseId, chargeId, side: 'staff', personId, now }, adjustedCents);
      return { amount: adjustedCents, title: bill.description, leaseId, homeId: bill.homeId, subjectId: chargeId };
    },
    carryOut: async (db, { leaseId, chargeId, adjustedCents, text, reason }, agreed, { now, services }) => {
      const { requestId, requestedBy: personId } = agreed;
      const call = { leaseId, chargeId, side: 'staff' as const, personId, now };
      const { description: about, home, ownerId } = await readAdjustable(db, call, adjustedCents);
      await resolveDispute(db, call, { adjustedCents, text }, services.siteUrl);
      const change = {
        what: 'waiver' as const,
        requestId,
        leaseId,
        ownerId,
        home,
        about,
        amount: adjustedCents,
        reason,
      };
      await notifyWhoPays(db, change, services.siteUrl);
      return chargeId;
    },
  },
);
