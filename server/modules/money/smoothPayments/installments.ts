// Installments as payouts take them: those that fit, the oldest first. What does not fit waits for the next payout.
import { type Cents, cents } from '@/contract/amounts/cents';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { queueMessage } from '@/server/modules/account/outbox';
import { installmentPaid } from '@/server/modules/money/ledger';
import type { InstallmentRow } from '@/server/modules/money/smoothPayments/repo';
import * as repo from '@/server/modules/money/smoothPayments/repo';

export interface DueInstallments {
  /** What the payout takes. */
  taken: InstallmentRow[];
  /** What it is too small for. */
  missed: InstallmentRow[];
  amount: number;
  /** The finance charge in it. */
  fees: number;
}

export const installmentAmount = ({ principal, fee }: Pick<InstallmentRow, 'principal' | 'fee'>) => principal + fee;

/** The installments of a home that are due by a day, as far as `room` goes. In order: a later one never overtakes. */
export async function fitInstallments(db: Db, homeId: string, payOn: string, room: number): Promise<DueInstallments> {
  const due = await repo.listDue(db, homeId, payOn);
  let amount = 0;
  const first = due.findIndex((installment) => {
    const fits = amount + installmentAmount(installment) <= room;
    if (fits) amount += installmentAmount(installment);
    return !fits;
  });
  const end = first < 0 ? due.length : first;
  const taken = due.slice(0, end);
  return { taken, missed: due.slice(end), amount, fees: taken.reduce((sum, { fee }) => sum + fee, 0) };
}

/** What a home still pays in installments. As the system. */
export async function openInstallments(db: Db, homeId: string): Promise<Cents> {
  const open = await repo.listDue(db, homeId, '2999-12-31');
  return cents(open.reduce((sum, installment) => sum + installmentAmount(installment), 0));
}

/** Books what a payout took, and says what it was too small for, once. As the system. */
export async function takeInstallments(
  db: Db,
  { taken, missed }: DueInstallments,
  { payoutId, now }: { payoutId: string; now: Date },
): Promise<void> {
  for (const { id, homeId, ownerId, principal, fee } of taken) {
    await installmentPaid(db, { id, homeId, ownerId }, { principal, fee }, now);
    await repo.updateInstallment(db, id, { paidAt: now, payoutId });
  }
  for (const planId of new Set(taken.map((installment) => installment.planId))) {
    const left = (await repo.listInstallments(db, [planId])).filter(({ paidAt }) => paidAt === null);
    if (left.length > 0) continue;
    await repo.update(db, planId, { status: 'paid', endedAt: now });
    await audit(db, { event: 'installments.paid', subject: `installment_plan:${planId}` });
  }
  for (const { id, ownerId, homeId, principal, fee, missedAt } of missed) {
    if (missedAt) continue;
    await repo.updateInstallment(db, id, { missedAt: now });
    await notifyMissed(db, { id, ownerId, homeId, amount: principal + fee });
  }
}

async function notifyMissed(
  db: Db,
  { id, ownerId, homeId, amount }: { id: string; ownerId: string; homeId: string; amount: number },
): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const home = await db.selectFrom('homes').select('streetAddress').where('id', '=', homeId).executeTakeFirstOrThrow();
  await queueMessage(db, {
    dedupeKey: `installmentMissed:${id}`,
    channel: 'email',
    recipient: owner.email,
    template: 'installmentMissed',
    data: { name: owner.firstName, home: home.streetAddress, cents: amount },
  });
}
