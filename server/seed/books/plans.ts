// Two residents who fell behind: one asks for a payment plan, the other keeps to one.
import type { Db } from '@/server/db/client';
import { idOf } from '@/server/seed/generators/ids';
import { addDays, dayOf, noonOf } from './months';
import type { Papers } from './papers';

/** Which of the homes they live in, counted from zero. */
const ASKS = 4;
const KEEPS_TO_IT = 5;

/** Whether what fell due last in the books of a home is not paid. */
export const owesLastMonth = (n: number): boolean => n === ASKS || n === KEEPS_TO_IT;

/** The plan for what is overdue; nothing where the month has only begun. */
export async function storePlan(db: Db, n: number, papers: Papers, now: Date): Promise<void> {
  if (!owesLastMonth(n)) return;
  const { leaseId, homeId, ownerId, residentId } = papers;
  const lease = { leaseId, homeId, ownerId };
  const today = dayOf(now);
  const overdue = await db
    .selectFrom('charges')
    .select(['id', 'amount'])
    .where('leaseId', '=', leaseId)
    .where('status', '=', 'open')
    .where('dueOn', '<', today)
    .execute();
  if (overdue.length === 0) return;
  const id = idOf(`books plan ${n}`);
  const askedAt = noonOf(addDays(today, -1));
  await db
    .insertInto('paymentPlans')
    .values({
      ...lease,
      id,
      parts: 3,
      firstOn: addDays(today, 7),
      askedBy: residentId,
      createdAt: askedAt,
      amount: overdue.reduce((total, { amount }) => total + amount, 0),
      ...(n === ASKS
        ? { status: 'requested', hardship: 'My hours were cut this month. They are back to normal in December.' }
        : { status: 'active', startedAt: askedAt }),
    })
    .execute();
  await db
    .insertInto('paymentPlanCharges')
    .values(overdue.map(({ id: chargeId }) => ({ ...lease, planId: id, chargeId })))
    .execute();
}
