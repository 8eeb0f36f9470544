// What former residents owe is written off, and expected again, by two people.
import * as z from 'zod';
import { moneyAction } from '@/server/approvals/types';
import { recordWriteOff, requireWritable, requireWrittenOff } from './index';
import type { WriteOffRow } from './repo';

const Wish = z.object({ leaseId: z.uuid(), reason: z.string() });

const action = (
  kind: WriteOffRow['kind'],
  event: 'lease.written_off' | 'lease.write_off_reversed',
  require: typeof requireWritable,
) =>
  moneyAction(Wish, {
    event: () => event,
    read: async (db, { leaseId }) => {
      const { lease, amount } = await require(db, leaseId);
      const { streetAddress, unit } = lease.terms.address;
      const title = [streetAddress, unit, lease.terms.residents.join(', ')].filter(Boolean).join(', ').slice(0, 200);
      return { amount, title, leaseId, homeId: lease.homeId, subjectId: leaseId };
    },
    carryOut: (db, { leaseId, reason }, { requestedBy }, { personId: approvedBy, now }) =>
      recordWriteOff(db, leaseId, kind, { reason, requestedBy, approvedBy, now }),
  });

export const writeOff = action('write_off', 'lease.written_off', requireWritable);
export const writeOffReversal = action('reversal', 'lease.write_off_reversed', requireWrittenOff);
