import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import type { DeskFactSource } from '@/server/desk/types';
import { advanceFor } from './advances';
import { findOpen } from './disclosures/repo';
import { findNextPayout } from './nextPayouts/nextPayouts';
import { listPayableHomes, type PayableHome } from './repo';

const offerLabels = { offered: 'Offered', signing: 'Waits for signatures' } as const;

/** Under the yearly plan: whether an advance is offered, or why not. */
async function readAdvance(db: Db, home: PayableHome, now: Date) {
  if (home.terms.offer.plan.plan !== 'Yearly') return [];
  const open = await findOpen(db, home.homeId);
  if (open?.status === 'offered' || open?.status === 'signing')
    return [
      {
        label: 'Advance',
        value: `${offerLabels[open.status]}, until ${formatDay(officeDay(open.expiresAt), 'medium')}`,
      },
    ];
  const { problem } = await advanceFor(db, home, now);
  return problem ? [{ label: 'Advance', value: `Not offered: ${problem}` }] : [];
}

/** The owner's plan and what they are paid next; nothing without an agreement in force. */
export const payoutFacts: DeskFactSource = {
  duties: ['money', 'support'],
  read: async (db, { homeId }, now) => {
    const [home] = await listPayableHomes(db, homeId);
    const next = home && (await findNextPayout(db, homeId, now));
    if (!home || !next) return [];
    return [
      ...(await readAdvance(db, home, now)),
      { label: 'Plan', value: home.terms.offer.plan.name },
      { label: 'Next payout', value: `${formatExactMoney(next.amount)} on ${formatDay(next.payOn, 'medium')}` },
    ];
  },
};
