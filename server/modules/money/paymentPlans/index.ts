// More time for rent, as the system with the lease locked: plans that the rule gives or our team decides, and the due day
// that residents may move by law. What a plan covers is not late while it is kept.

import { cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { dueDayRule } from '@/contract/law/dueDay';
import { nonPaymentRule } from '@/contract/law/tenancy';
import {
  AUTOMATIC_AFTER_DAYS,
  AUTOMATIC_MONTHS,
  DAYS_BETWEEN_PARTS,
  MAX_DAYS_TO_FIRST,
  paymentPlanLifecycle,
} from '@/contract/money/paymentPlans/constants';
import type { LeasePaymentPlan } from '@/contract/money/paymentPlans/endpoints';
import { planParts } from '@/contract/money/paymentPlans/plan';
import { routes } from '@/contract/routes';
import { LAST_DUE_DAY } from '@/contract/tenancy/leaseRequests/constants';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import type { AccountAccess } from '@/server/modules/money/charges/account/account';
import { isDepositSettled } from '@/server/modules/money/charges/depositCharges';
import { findLease, type LeaseRow, lockLease, openCents } from '@/server/modules/money/charges/lease';
import { listPayable } from '@/server/modules/money/charges/settlement';
import { notifyResidents } from './notifications';
import * as repo from './repo';

interface PlanCall extends AccountAccess {
  personId: string;
  now: Date;
}

/** What a plan would cover: due before today, unpaid, and not on its way. */
async function overdueCharges(db: Db, lease: LeaseRow, now: Date) {
  const today = localDay(now, lease.timeZone);
  return (await listPayable(db, lease.leaseId)).filter(({ dueOn, payable }) => dueOn < today && payable > 0);
}

/** What is still owed of what a plan covers, and what of it is not on its way either. Cents. */
export async function readPlanMoney(
  db: Db,
  plan: Pick<repo.PlanRow, 'id' | 'leaseId'>,
): Promise<{ left: number; unpaid: number }> {
  const ids = await repo.listChargeIds(db, plan.id);
  const charges = (await listPayable(db, plan.leaseId)).filter(({ id }) => ids.includes(id));
  return {
    left: charges.reduce((sum, charge) => sum + openCents(charge), 0),
    unpaid: charges.reduce((sum, { payable }) => sum + payable, 0),
  };
}

/** What is still owed of what a plan covers. */
const leftOfPlan = async (db: Db, plan: Pick<repo.PlanRow, 'id' | 'leaseId'>): Promise<number> =>
  (await readPlanMoney(db, plan)).left;

/** Up to a month of rent starts at once, unless there was a plan within a year. */
async function isAutomatic(db: Db, lease: LeaseRow, amount: number, now: Date): Promise<boolean> {
  if (amount > lease.terms.rentCents * AUTOMATIC_MONTHS) return false;
  return (await repo.countStarted(db, lease.leaseId, new Date(now.getTime() - AUTOMATIC_AFTER_DAYS * DAY_MS))) === 0;
}

const isOpen = ({ status }: repo.PlanRow) => status === 'requested' || status === 'active';

/** While people live there, and after they left once the deposit paid what it can. */
const canHavePlan = async (db: Db, { leaseId, status }: Pick<LeaseRow, 'leaseId' | 'status'>): Promise<boolean> =>
  status === 'active' || (status === 'ended' && (await isDepositSettled(db, leaseId)));

/** Whether a plan of the lease is kept, or waits for our decision. As the system. */
export async function hasOpenPlan(db: Db, leaseId: string): Promise<boolean> {
  const plan = await repo.findNewest(db, leaseId);
  return plan !== undefined && isOpen(plan);
}

/** How far the day of a lease may move, counted from the day that was signed; not beyond the days that every month has. */
function dueDayOf({ terms }: Pick<LeaseRow, 'terms'>, today: string) {
  const rule = dueDayRule(jurisdictionOf(terms.address), today, terms.dueDay);
  return rule && { ...rule, latestDay: Math.min(rule.latestDay, LAST_DUE_DAY) };
}

export async function presentPlan(
  db: Db,
  { leaseId, side, now }: Omit<PlanCall, 'personId'>,
): Promise<LeasePaymentPlan> {
  const lease = await findLease(db, leaseId);
  if (!lease) throw notFound();
  const today = localDay(now, lease.timeZone);
  const plan = await repo.findNewest(db, leaseId);
  const overdue = (await overdueCharges(db, lease, now)).reduce((sum, { payable }) => sum + payable, 0);
  const left = plan ? await leftOfPlan(db, plan) : 0;
  const rule = dueDayOf(lease, today);
  const notice = nonPaymentRule(jurisdictionOf(lease.terms.address), today);
  return {
    leaseId,
    side,
    today,
    overdueCents: cents(overdue),
    plan: plan
      ? {
          id: plan.id,
          status: plan.status,
          amountCents: cents(plan.amount),
          leftCents: cents(left),
          chargeIds: await repo.listChargeIds(db, plan.id),
          parts: planParts(plan, plan.status === 'requested' ? plan.amount : left),
          askedOn: localDay(plan.createdAt, lease.timeZone),
          askedBy: await repo.findName(db, plan.askedBy),
          // What happened is for the household and our team.
          hardship: side === 'resident' || side === 'staff' ? plan.hardship : null,
          note: plan.note,
        }
      : null,
    canAsk: side === 'resident' && overdue > 0 && !(plan && isOpen(plan)) && (await canHavePlan(db, lease)),
    hasLeft: lease.status === 'ended',
    isAutomatic: await isAutomatic(db, lease, overdue, now),
    rights: notice ? [{ text: notice.says, source: notice.source }] : [],
    dueDay: {
      day: lease.dueDay,
      latestDay: side === 'resident' ? (rule?.latestDay ?? null) : null,
      rule: rule?.says ?? null,
    },
  };
}

function requireFirstDay(firstOn: string, today: string): void {
  if (firstOn < today || firstOn > addDays(today, MAX_DAYS_TO_FIRST))
    throw new ApiError('invalid', `Choose a first day within ${MAX_DAYS_TO_FIRST} days.`, {
      fields: { firstOn: `Choose a day from today to ${MAX_DAYS_TO_FIRST} days from now.` },
    });
}

/** Answers the plan: active where the rule gives it, requested where our team decides. */
export async function askForPlan(
  db: Db,
  { leaseId, personId, now }: PlanCall,
  wish: { parts: number; firstOn: string; hardship?: string | undefined },
  siteUrl: string,
): Promise<string> {
  const lease = await lockLease(db, leaseId);
  const today = localDay(now, lease.timeZone);
  requireFirstDay(wish.firstOn, today);
  const charges = await overdueCharges(db, lease, now);
  const amount = charges.reduce((sum, { payable }) => sum + payable, 0);
  if (lease.status === 'ended' && !(await canHavePlan(db, lease)))
    throw conflict('Your deposit isn’t settled yet. It may pay a part of what you owe.');
  if (!(await canHavePlan(db, lease)) || amount === 0)
    throw conflict('Nothing is overdue, so there is nothing to put in a plan.');
  const newest = await repo.findNewest(db, leaseId);
  if (newest && isOpen(newest)) throw conflict('There is an open payment plan for this lease already.');
  const isGiven = await isAutomatic(db, lease, amount, now);
  if (!isGiven && !wish.hardship)
    throw new ApiError('invalid', 'Tell us what happened, so that we can decide.', {
      fields: { hardship: 'Tell us what happened.' },
    });
  const plan = {
    id: newId(now.getTime()),
    leaseId,
    homeId: lease.homeId,
    ownerId: lease.ownerId,
    amount,
    parts: wish.parts,
    firstOn: wish.firstOn,
    hardship: wish.hardship ?? null,
    askedBy: personId,
    status: isGiven ? ('active' as const) : ('requested' as const),
    createdAt: now,
    startedAt: isGiven ? now : null,
  };
  await repo.insert(db, plan);
  await repo.insertCharges(
    db,
    plan,
    charges.map(({ id }) => id),
  );
  await notifyResidents(db, lease, { ...plan, stage: isGiven ? 'started' : 'asked', siteUrl });
  return plan.id;
}

export async function withdrawPlan(db: Db, { leaseId, now }: PlanCall): Promise<void> {
  await lockLease(db, leaseId);
  const plan = await repo.findNewest(db, leaseId);
  const status = plan && paymentPlanLifecycle.after(plan.status, 'withdraw');
  if (!plan || !status) throw conflict('There is no request to withdraw.');
  await repo.update(db, plan.id, { status, endedAt: now });
}

/** Starts it, as it was asked for or in other parts, or declines it. What was paid meanwhile is not in it any more. */
export async function decidePlan(
  db: Db,
  planId: string,
  decision: { approved: boolean; parts?: number | undefined; firstOn?: string | undefined; note: string },
  { personId, now, siteUrl }: { personId: string; now: Date; siteUrl: string },
): Promise<void> {
  const found = await repo.find(db, planId);
  if (!found) throw notFound();
  const lease = await lockLease(db, found.leaseId);
  const plan = (await repo.find(db, planId)) ?? found;
  const status = paymentPlanLifecycle.after(plan.status, decision.approved ? 'start' : 'decline');
  if (!status) throw conflict('This plan was decided already, or withdrawn.');
  const { note, parts = plan.parts } = decision;
  if (!decision.approved) {
    await repo.update(db, planId, { status, note, decidedBy: personId, endedAt: now });
    await notifyResidents(db, lease, { ...plan, note, stage: 'declined', siteUrl });
    return;
  }
  const today = localDay(now, lease.timeZone);
  const firstOn = decision.firstOn ?? (plan.firstOn < today ? addDays(today, DAYS_BETWEEN_PARTS) : plan.firstOn);
  requireFirstDay(firstOn, today);
  const amount = await leftOfPlan(db, plan);
  if (amount === 0) throw conflict('Everything in this plan is paid already.');
  const terms = { amount, parts, firstOn };
  await repo.update(db, planId, { ...terms, status, note, decidedBy: personId, startedAt: now });
  await notifyResidents(db, lease, { ...plan, ...terms, note, stage: 'started', siteUrl });
}

/** From the next month that is not on the account yet. */
export async function changeDueDay(
  db: Db,
  { leaseId, personId, now }: PlanCall,
  day: number,
  siteUrl: string,
): Promise<void> {
  const lease = await lockLease(db, leaseId);
  const rule = dueDayOf(lease, localDay(now, lease.timeZone));
  if (!rule) throw conflict('The law where you live doesn’t give this right. Ask us for a payment plan instead.');
  if (day > rule.latestDay)
    throw new ApiError('invalid', `The latest day is the ${rule.latestDay}th.`, {
      fields: { day: `Choose a day from 1 to ${rule.latestDay}.` },
    });
  if (lease.status !== 'active') throw conflict('This lease has not begun yet.');
  const { homeId, ownerId } = lease;
  await repo.saveDueDay(db, { leaseId, homeId, ownerId, dueDay: day, askedBy: personId, createdAt: now });
  if (!ownerId) return;
  const owner = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  if (owner)
    await queueMessage(db, {
      dedupeKey: `due-day:${leaseId}:${now.toISOString()}`,
      channel: 'email',
      recipient: owner.email,
      template: 'dueDayChanged',
      data: {
        name: owner.firstName,
        home: lease.terms.address.streetAddress,
        day,
        rule: rule.says,
        link: `${siteUrl}${routes.accounts.portfolio.overview()}`,
      },
    });
}
