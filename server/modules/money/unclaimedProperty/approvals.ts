// What a state gets, and what we paid an owner after it, by two people.
import * as z from 'zod';
import { stateName } from '@/contract/homes/addresses/states';
import { REMITTANCE_METHODS } from '@/contract/money/unclaimedProperty/constants';
import { moneyAction } from '@/server/approvals/types';
import { recordClaim, remitReport, requireClaimable, requireRemittable } from './reports';

export const unclaimedRemittance = moneyAction(
  z.object({ reportId: z.uuid(), method: z.enum(REMITTANCE_METHODS), reason: z.string() }),
  {
    event: () => 'unclaimed.remitted',
    read: async (db, { reportId }, { now }) => {
      const { report, items, amount } = await requireRemittable(db, reportId, now);
      const title = `${stateName(report.state) ?? report.state}, report ${report.reference}, ${items.length} items`;
      return { amount, title, subjectId: reportId };
    },
    carryOut: async (db, { reportId, method }, { requestedBy }, { personId: approvedBy, now }) => {
      await remitReport(db, reportId, { method, requestedBy, approvedBy, now });
      return reportId;
    },
  },
);

export const unclaimedClaim = moneyAction(z.object({ itemId: z.uuid(), checkNumber: z.string(), reason: z.string() }), {
  event: () => 'unclaimed.claimed',
  read: async (db, { itemId, checkNumber }) => {
    const { amount, ownerName, homeId } = await requireClaimable(db, itemId);
    return { amount, title: `${ownerName}, check ${checkNumber}`.slice(0, 200), subjectId: itemId, homeId };
  },
  carryOut: async (db, { itemId }, _agreed, { now }) => {
    await recordClaim(db, itemId, now);
    return itemId;
  },
  facts: ({ checkNumber }) => [{ label: 'Check of our own money', value: checkNumber }],
});
