// Each morning: parts that come due, plans that are paid, and plans that were broken.
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { type PaymentPlanStatus, paymentPlanLifecycle } from '@/contract/money/paymentPlans/constants';
import { isBroken, planParts } from '@/contract/money/paymentPlans/plan';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { lockLease } from '@/server/modules/money/charges/lease';
import { readPlanMoney } from './index';
import { notifyResidents } from './notifications';
import * as repo from './repo';

/** Days from the due day, and what is said then. */
const STAGES = { soon: -3, today: 0, late: 2 } as const;

async function follow(db: Db, { siteUrl, clock }: Services, planId: string): Promise<void> {
  const found = await repo.find(db, planId);
  if (!found) return;
  const lease = await lockLease(db, found.leaseId);
  const plan = await repo.find(db, planId);
  if (plan?.status !== 'active') return;
  const today = localDay(clock(), lease.timeZone);
  const { left, unpaid } = await readPlanMoney(db, plan);
  // A part that was paid on its day keeps the plan while the bank takes days: only its return opens it again.
  const parts = planParts(plan, unpaid);
  const end = async (status: PaymentPlanStatus | undefined, stage: 'completed' | 'broken') => {
    if (!status) return;
    await repo.update(db, planId, { status, endedAt: clock() });
    await audit(db, { event: `payment_plan.${stage}`, subject: `lease:${plan.leaseId}`, detail: { planId, left } });
    await notifyResidents(db, lease, { ...plan, stage, siteUrl });
  };
  if (left === 0) return end(paymentPlanLifecycle.after(plan.status, 'complete'), 'completed');
  if (isBroken(parts, today)) return end(paymentPlanLifecycle.after(plan.status, 'break'), 'broken');
  for (const [stage, days] of Object.entries(STAGES) as [keyof typeof STAGES, number][]) {
    const due = parts.find(({ dueOn, cents, paidCents }) => dueOn === addDays(today, -days) && paidCents < cents);
    if (due)
      await notifyResidents(db, lease, {
        ...plan,
        stage,
        siteUrl,
        due: { dueOn: due.dueOn, cents: due.cents - due.paidCents },
      });
  }
}

export async function followPaymentPlans(services: Services): Promise<void> {
  const active = await asSystem(services.db, (db) => repo.listActive(db));
  await forEachRow(services, active, ({ id }) => asSystem(services.db, (db) => follow(db, services, id)));
}

export const jobs: Job[] = [{ task: 'followPaymentPlans', cron: '40 15 * * *', run: followPaymentPlans }];
