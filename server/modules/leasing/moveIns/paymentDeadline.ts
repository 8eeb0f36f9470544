// Until when the money to move in may come, and who hears of it. What may follow, leases.ending.ts does.

import * as z from 'zod';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { conditionRule } from '@/contract/law/deposits';
import { DAYS_TO_PAY, DAYS_TO_PAY_AGAIN } from '@/contract/leasing/leases/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import { type LeaseRow, lockLease, updateLease } from '@/server/modules/leasing/leases';
import { findMoveInMoney } from '@/server/modules/leasing/moveIns/money';
import { moveInPath } from '@/server/modules/leasing/moveIns/nextSteps/constants';
import * as repo from '@/server/modules/leasing/moveIns/repo';

const LeasePayload = z.object({ leaseId: z.uuid() });

/** Whether all of it has come, or is on its way. */
async function isCovered(db: Db, { id, terms }: Pick<LeaseRow, 'id' | 'terms'>): Promise<boolean> {
  return (await findMoveInMoney(db, id, terms)).left === 0;
}

/** Where no deposit is taken before the record of the home is signed, no time runs while the homeowner has not. */
async function isWaitingForOwner(db: Db, { id, homeId, terms }: LeaseRow, now: Date): Promise<boolean> {
  const { timeZone } = await repo.findHome(db, homeId);
  if (!conditionRule(jurisdictionOf(terms.address), localDay(now, timeZone)).beforeDeposit) return false;
  return !(await repo.findCondition(db, id))?.ownerSigned;
}

/** Whether a signed lease has waited for its money until the end of the time that was given. */
export async function isOverdue(db: Db, lease: LeaseRow, now: Date): Promise<boolean> {
  if (lease.status !== 'signed' || !lease.moneyDueAt || lease.moneyDueAt > now) return false;
  return !(await isCovered(db, lease)) && !(await isWaitingForOwner(db, lease, now));
}

/** From now on the residents are asked for it: they hear until when, and so do the jobs that look again. */
export async function startPaymentDeadline(db: Db, services: Services, leaseId: string): Promise<void> {
  const now = services.clock();
  const lease = await lockLease(db, leaseId);
  if (lease?.status !== 'signed' || (await isCovered(db, lease)) || (await isWaitingForOwner(db, lease, now))) return;
  const hasTried = (await findMoveInMoney(db, leaseId, lease.terms)).payments.length > 0;
  const days = lease.securedAt || lease.moneyDueAt || hasTried ? DAYS_TO_PAY_AGAIN : DAYS_TO_PAY;
  const dueAt = new Date(now.getTime() + days * DAY_MS);
  if (lease.moneyDueAt && lease.moneyDueAt >= dueAt) return;
  await updateLease(db, leaseId, { moneyDueAt: dueAt });
  const looks = { soon: new Date(dueAt.getTime() - DAY_MS), late: dueAt };
  for (const [stage, runAt] of Object.entries(looks))
    await enqueue(
      db,
      'checkPaymentDeadline',
      { leaseId },
      { runAt, jobKey: `check-payment-deadline:${stage}:${leaseId}` },
    );
  await notifyPaymentDeadline(db, services, { ...lease, moneyDueAt: dueAt }, 'asked');
}

/** The same for a job: the homeowner has signed the record that stood before the money. */
export async function startPaymentDeadlineJob(services: Services, payload: unknown): Promise<void> {
  const { leaseId } = LeasePayload.parse(payload);
  await asSystem(services.db, (db) => startPaymentDeadline(db, services, leaseId));
}

/** It has come: no time runs any more. */
export async function clearPaymentDeadline(db: Db, leaseId: string): Promise<void> {
  const lease = await lockLease(db, leaseId);
  if (!lease?.moneyDueAt) return;
  await updateLease(db, leaseId, { moneyDueAt: null });
}

/** A job, a day before and when the time is over: reminds anyone who has to pay, then tells both sides what may follow. */
export async function checkPaymentDeadline(services: Services, payload: unknown): Promise<void> {
  const { leaseId } = LeasePayload.parse(payload);
  await asSystem(services.db, async (db) => {
    const now = services.clock();
    const lease = await lockLease(db, leaseId);
    if (lease?.status !== 'signed' || !lease.moneyDueAt || (await isCovered(db, lease))) return;
    if (await isWaitingForOwner(db, lease, now)) return;
    const late = lease.moneyDueAt <= now;
    await notifyPaymentDeadline(db, services, lease, late ? 'late' : 'soon');
  });
}

async function notifyPaymentDeadline(
  db: Db,
  services: Services,
  lease: LeaseRow,
  stage: 'asked' | 'soon' | 'late',
): Promise<void> {
  const { id, envelopeId, homeId, moneyDueAt, terms } = lease;
  const { timeZone } = await repo.findHome(db, homeId);
  const by = (moneyDueAt ?? services.clock()).toISOString();
  const residents = await listResidents(db, id);
  const people = stage === 'late' ? [...residents, ...(await repo.listOwnerSigners(db, envelopeId))] : residents;
  for (const { id: signerId, name, email, role } of people)
    await queueMessage(db, {
      dedupeKey: `money-due:${id}:${by}:${stage}:${signerId}`,
      channel: 'email',
      recipient: email,
      template: 'moneyDue',
      data: {
        name,
        stage,
        by,
        timeZone,
        home: terms.address.streetAddress,
        side: role === 'resident' ? 'resident' : 'homeowner',
        link: `${services.siteUrl}${moveInPath(id)}`,
      },
    });
}
