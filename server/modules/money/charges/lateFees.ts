// Late fees: for what of a month's rent and monthly charges is neither paid nor on its way after the days of grace, once a
// month, within the lease and the law of the place on that day. A fee never counts towards a fee.

import { basisPoints, cents, formatExactMoney } from '@/contract/amounts/cents';
import { addDays, daysBetween } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { lateFeeLimit } from '@/contract/law/deposits';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { forEachRow } from '@/server/jobs/forEachRow';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import { createCharge } from '@/server/modules/money/charges/creation';
import type { ChargeRow, LeaseRow } from '@/server/modules/money/charges/repo';
import * as repo from '@/server/modules/money/charges/repo';
import { applySpare, listPayable } from '@/server/modules/money/charges/settlement';

/** What a lease asks for when so much of a month is unpaid so many days after its due day. Zero within the days of grace. */
export function lateFeeFor(
  { rentCents, lateFee, address }: LeaseRow['terms'],
  { unpaid, dueOn, today }: { unpaid: number; dueOn: string; today: string },
): number {
  const daysLate = daysBetween(dueOn, today);
  if (daysLate <= lateFee.graceDays || unpaid <= 0) return 0;
  const limit = lateFeeLimit(jurisdictionOf(address), today, { rent: rentCents, unpaid: cents(unpaid), daysLate });
  const ours = Math.min(basisPoints(cents(unpaid), lateFee.bps), lateFee.max);
  return limit === null ? ours : Math.min(ours, limit);
}

/** Why a fee is this much, for who pays it: where it is below what the lease asks for, the law has lowered it. */
export function lateFeeReason(
  { lateFee: { graceDays, bps, max } }: Pick<LeaseRow['terms'], 'lateFee'>,
  { unpaid, dueOn, amount }: { unpaid: number; dueOn: string; amount: number },
): string {
  const asked = Math.min(basisPoints(cents(unpaid), bps), max);
  return [
    `${formatExactMoney(unpaid)} due ${formatDay(dueOn, 'medium')} was unpaid after the ${graceDays} days of grace.`,
    `The lease asks for ${bps / 100}% of that, at most ${formatExactMoney(max)}.`,
    ...(amount < asked ? [`The law here allows ${formatExactMoney(amount)}.`] : []),
  ].join(' ');
}

/** Each resident hears of the fee, why it is this much, and what is due with it. */
async function notifyResidents(
  db: Db,
  lease: LeaseRow,
  fee: ChargeRow,
  { siteUrl, today }: { siteUrl: string; today: string },
) {
  const due = (await listPayable(db, lease.leaseId)).filter(({ dueOn, isPlanned }) => dueOn <= today && !isPlanned);
  for (const { personId, name, email } of await listResidents(db, lease.leaseId))
    await queueMessage(db, {
      dedupeKey: `late-fee:${fee.id}:${personId ?? email}`,
      channel: 'email',
      recipient: email,
      template: 'lateFeeAdded',
      data: {
        name,
        cents: fee.amount,
        home: lease.terms.address.streetAddress,
        reason: fee.reason ?? '',
        owedCents: due.reduce((sum, { payable }) => sum + payable, 0),
        link: `${siteUrl}${routes.accounts.payments()}`,
      },
    });
}

async function addLeaseLateFees(
  db: Db,
  lease: LeaseRow,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<number> {
  const today = localDay(now, lease.timeZone);
  const unpaidOf = new Map<string, number>();
  const charges = await listPayable(db, lease.leaseId);
  // Charges added by hand are no monthly charges, and installments of a plan are not late.
  for (const { kind, dueOn, payable, periodStart, isPlanned } of charges)
    if (chargeKindRules[kind].accruesLateFee && periodStart && !isPlanned)
      unpaidOf.set(dueOn, (unpaidOf.get(dueOn) ?? 0) + payable);
  const made: ChargeRow[] = [];
  for (const [dueOn, unpaid] of unpaidOf) {
    const amount = lateFeeFor(lease.terms, { unpaid, dueOn, today });
    if (amount === 0) continue;
    const month = formatDay(dueOn, 'month');
    const charge = {
      kind: 'late_fee',
      source: `late:${dueOn}`,
      description: `Late fee for ${month}`,
      dueOn: today,
      amount,
      reason: lateFeeReason(lease.terms, { unpaid, dueOn, amount }),
    } as const;
    const fee = await createCharge(db, lease, charge, now);
    if (!fee) continue;
    made.push(fee);
    await audit(db, {
      event: 'charge.late_fee_added',
      subject: `lease:${lease.leaseId}`,
      detail: { chargeId: fee.id, cents: amount, unpaidCents: unpaid, dueOn },
    });
  }
  if (made.length > 0) await applySpare(db, lease, now);
  for (const fee of made) await notifyResidents(db, lease, fee, { siteUrl, today });
  return made.length;
}

/** For a job, every hour: the first one after midnight at the home adds what became late. */
export async function addLateFees(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const range = { from: addDays(today, -62), to: addDays(today, -1) };
  const leases = await asSystem(db, (trx) => repo.listLeasesWithOpenCharges(trx, range));
  let added = 0;
  await forEachRow(services, leases, async (leaseId) => {
    added += await asSystem(db, async (trx) =>
      addLeaseLateFees(trx, await repo.lockLease(trx, leaseId), { now, siteUrl: services.siteUrl }),
    );
  });
  return added;
}
