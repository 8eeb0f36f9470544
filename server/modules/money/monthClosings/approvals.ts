// Closing the books of a month and reopening it: always two people.
import * as z from 'zod';
import { formatDay } from '@/contract/format/days';
import { moneyAction } from '@/server/approvals/types';
import { closeMonth, reopenMonth, requireClosable, requireReopenable } from './index';

const nameOf = (month: string) => formatDay(month, 'monthAndYear');

export const monthClose = moneyAction(z.object({ month: z.iso.date(), reason: z.string() }), {
  event: () => 'month_closing.closed',
  read: async (db, { month }, { now }) => {
    await requireClosable(db, month, now);
    return { amount: 0, title: nameOf(month) };
  },
  carryOut: (db, { month }, { requestedBy }, { personId, now }) =>
    closeMonth(db, month, { requestedBy, personId, now }),
});

export const monthReopening = moneyAction(z.object({ monthClosingId: z.uuid(), reason: z.string() }), {
  event: () => 'month_closing.reopened',
  read: async (db, { monthClosingId }) => {
    const { month } = await requireReopenable(db, monthClosingId);
    return { amount: 0, title: nameOf(month), subjectId: monthClosingId };
  },
  carryOut: async (db, { monthClosingId, reason }, { requestedBy }, { personId, now }) => {
    await reopenMonth(db, monthClosingId, { requestedBy, personId, now, reason });
    return monthClosingId;
  },
});
