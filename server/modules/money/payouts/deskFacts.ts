import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import type { DeskFactSource } from '@/server/desk/types';
import { findNextPayout } from './nextPayouts/nextPayouts';
import { listPayableHomes } from './repo';

/** The owner's plan and what they are paid next; nothing without an agreement in force. */
export const payoutFacts: DeskFactSource = {
  duties: ['money', 'support'],
  read: async (db, { homeId }, now) => {
    const [home] = await listPayableHomes(db, homeId);
    const next = home && (await findNextPayout(db, homeId, now));
    if (!home || !next) return [];
    return [
      { label: 'Plan', value: home.terms.offer.plan.name },
      { label: 'Next payout', value: `${formatExactMoney(next.amount)} on ${formatDay(next.payOn, 'medium')}` },
    ];
  },
};
