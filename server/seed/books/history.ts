// The months of one home, in the order of their days: charges fall due, the resident pays, the homeowner is paid.

import { cents } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { type ChargeKind, chargeKindRules } from '@/contract/money/charges/kinds';
import { scheduleTerms } from '@/contract/money/charges/leaseTerms';
import { leaseSchedule, type ScheduledCharge } from '@/contract/money/charges/schedule';
import { DEFAULT_MINIMUM_CENTS } from '@/contract/money/payoutAccounts/constants';
import { type MonthPayout, monthPayout } from '@/contract/money/payouts/payout';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { effectiveOn } from '@/server/modules/money/charges/creation';
import {
  feesEarned,
  guaranteePaid,
  guaranteeRepaid,
  paymentReceived,
  payoutFunded,
  payoutSent,
  processorToppedUp,
  rentCharged,
} from '@/server/modules/money/ledger';
import { payDayOf } from '@/server/modules/money/payouts/runs/runs';
import { idOf } from '@/server/seed/generators/ids';
import { chance } from '@/server/seed/generators/random';
import { demoPeople } from '@/server/seed/people';
import { returnDeposit } from './depositReturns';
import { addDays, dayOf, monthsUntil, noonOf } from './months';
import type { Papers } from './papers';

/** One month in twelve is paid late, and after the homeowner was paid. */
const LATE = 1 / 12;
const REFUND_DAYS = 10;
const ARRIVES_DAYS = 2;

interface DueCharge extends ScheduledCharge {
  id: string;
  /** Null: not paid yet. */
  paidOn: string | null;
}

const sum = (charges: readonly DueCharge[]) => charges.reduce((total, { amount }) => total + amount, 0);
const isRent = ({ kind }: DueCharge) => chargeKindRules[kind].isRent;
const isDeposit = ({ kind }: DueCharge) => chargeKindRules[kind].isDeposit;
const paidByKind = (charges: readonly DueCharge[]) =>
  new Map([...Map.groupBy(charges, ({ kind }) => kind)].map(([kind, of]) => [kind, sum(of)]));

/** What fell due until today, and when it was paid: all of a day together. */
function dueCharges({ leaseId, terms, endedOn, startOn }: Papers, today: string, owesLast: boolean): DueCharge[] {
  const scheduled = leaseSchedule(scheduleTerms(terms, endedOn), endedOn ?? today).filter(
    ({ dueOn }) => dueOn <= today,
  );
  const last = scheduled
    .map(({ dueOn }) => dueOn)
    .toSorted()
    .at(-1);
  return [...Map.groupBy(scheduled, ({ dueOn }) => dueOn)].flatMap(([dueOn, charges]) => {
    const dice = chance(`paid ${leaseId} ${dueOn}`);
    const days = dueOn === startOn ? 0 : dice.yes(LATE) ? dice.int(11, 18) : dice.int(0, 2);
    const paidOn = addDays(dueOn, days);
    return charges.map((charge) => ({
      ...charge,
      id: newId(effectiveOn(dueOn).getTime()),
      paidOn: paidOn <= today && !(owesLast && dueOn === last) ? paidOn : null,
    }));
  });
}

/** Everything of one home. As the system, in one transaction. */
export async function storeHistory(
  db: Db,
  papers: Papers,
  { now, owesLast }: { now: Date; owesLast: boolean },
): Promise<void> {
  const today = dayOf(now);
  const { leaseId, homeId, ownerId, residentId, endedOn } = papers;
  const lease = { leaseId, homeId, ownerId };
  const charges = dueCharges(papers, today, owesLast);
  await db
    .insertInto('charges')
    .values(
      charges.map(({ id, kind, source, name, start, end, dueOn, amount, paidOn }) => ({
        ...lease,
        id,
        kind,
        source,
        description: name,
        periodStart: start,
        periodEnd: end,
        dueOn,
        amount,
        paid: paidOn ? amount : 0,
        status: paidOn ? ('paid' as const) : ('open' as const),
        createdAt: effectiveOn(dueOn),
        updatedAt: noonOf(paidOn ?? dueOn),
      })),
    )
    .execute();
  const payments = [...Map.groupBy(charges, ({ paidOn }) => paidOn)].flatMap(([day, paid]) =>
    day ? [{ id: newId(noonOf(day).getTime()), day, paid }] : [],
  );
  await db
    .insertInto('payments')
    .values(
      payments.map(({ id, day, paid }) => ({
        ...lease,
        id,
        payerId: residentId,
        purpose: 'rent' as const,
        purposeId: id,
        amount: sum(paid),
        status: 'succeeded' as const,
        method: 'bank' as const,
        methodRef: 'pm_usBankAccount_success',
        label: 'Sandbox Bank ending in 6789',
        settledOn: day,
        createdAt: noonOf(day),
        updatedAt: noonOf(day),
      })),
    )
    .execute();
  await db
    .insertInto('paymentAllocations')
    .values(
      payments.flatMap(({ id: paymentId, day, paid }) =>
        paid.map(({ id: chargeId, amount }) => ({
          ...lease,
          id: newId(noonOf(day).getTime()),
          paymentId,
          chargeId,
          amount,
          createdAt: noonOf(day),
          appliedAt: noonOf(day),
        })),
      ),
    )
    .execute();
  const account = { entries: 0 };
  const events: { day: string; run: () => Promise<void> }[] = charges.map((charge) => ({
    day: charge.dueOn,
    run: async () => {
      if (!isDeposit(charge)) account.entries += 1;
      await rentCharged(db, { ...lease, ...charge }, effectiveOn(charge.dueOn));
    },
  }));
  for (const { id, day, paid } of payments)
    events.push({
      day,
      run: async () => {
        const deposit = sum(paid.filter(isDeposit));
        const parts = { deposit, charges: sum(paid) - deposit, prepaid: 0 };
        await paymentReceived(db, { id, leaseId, clearing: 'processor' }, parts, noonOf(day));
      },
    });
  const months = payoutMonths(papers, charges, today);
  for (const month of months)
    events.push({ day: month.payOn, run: () => storePayout(db, papers, month, { account, today }) });
  const deposit = sum(charges.filter(isDeposit));
  if (endedOn && deposit > 0) {
    const wanted = addDays(endedOn, REFUND_DAYS);
    const day = wanted.localeCompare(today) < 0 ? wanted : today;
    events.push({ day, run: () => returnDeposit(db, papers, { amount: deposit, endedOn, day }) });
  }
  // What falls due, then what is paid, then what is paid out: the order in which they stand above.
  for (const { run } of events
    .map((event, n) => ({ ...event, n }))
    .sort((one, two) => one.day.localeCompare(two.day) || one.n - two.n))
    await run();
}

interface Month {
  period: string;
  payOn: string;
  result: MonthPayout;
  rentPaid: number;
  chargesPaid: ReadonlyMap<ChargeKind, number>;
  isFirst: boolean;
}

/** Each month's payout, computed as it is for everyone. */
function payoutMonths(
  { startOn, endedOn, offer: { plan } }: Papers,
  charges: readonly DueCharge[],
  today: string,
): Month[] {
  const months: Month[] = [];
  let [since, carried, guaranteeUsed, rentBefore] = ['0001-01-01', 0, 0, 0];
  let chargesBefore: Month['chargesPaid'] = new Map();
  for (const period of monthsUntil(startOn, endedOn ?? today)) {
    const payOn = payDayOf(period, plan.payoutDay);
    if (payOn > today) break;
    const own = charges.filter((charge) => !isDeposit(charge) && charge.dueOn <= payOn);
    const paid = own.filter(({ paidOn }) => paidOn !== null && paidOn <= payOn);
    const due = own.filter((charge) => isRent(charge) && charge.dueOn > since);
    const rentPaid = sum(paid.filter(isRent));
    const chargesPaid = paidByKind(paid.filter((charge) => !isRent(charge)));
    const rentCollected = sum(due.filter((charge) => paid.includes(charge)));
    const result = monthPayout({
      plan,
      rentDue: sum(due),
      rentCollected,
      lateRent: rentPaid - rentBefore - rentCollected,
      guaranteeUsed,
      newLeaseRent: period === startOn ? sum(due.filter(({ kind }) => kind === 'rent')) : 0,
      isGuaranteeVoid: false,
      advanceOutstanding: 0,
      isAdvanceCalled: false,
      installments: 0,
      carried,
      other: [...chargesPaid].map(([kind, amount]) => ({
        kind: 'charge' as const,
        amount: amount - (chargesBefore.get(kind) ?? 0),
        description: chargeKindRules[kind].label,
      })),
      reserveHeld: 0,
      reserveTarget: 0,
      minimum: DEFAULT_MINIMUM_CENTS,
      withholdingBps: 0,
      withholdingOwed: 0,
    });
    months.push({ period, payOn, result, rentPaid, chargesPaid, isFirst: period === startOn });
    [since, carried, rentBefore] = [payOn, result.carriedForward, rentPaid];
    chargesBefore = chargesPaid;
    guaranteeUsed += result.guaranteePaid - result.guaranteeRepaid;
  }
  return months;
}

/** The run of a day: one for all homes. */
async function storeRun(db: Db, payOn: string): Promise<string> {
  const id = idOf(`books run ${payOn}`);
  const releasedBy = demoPeople.find(({ type }) => type === 'staff')?.id ?? null;
  const at = noonOf(payOn);
  await db
    .insertInto('payoutRuns')
    .values({ id, payOn, status: 'released', createdAt: at, releasedAt: at, releasedBy, finishedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

const described: readonly string[] = ['rent', 'management_fee', 'guarantee'];

async function storePayout(
  db: Db,
  { homeId, ownerId, leaseId, accountId, offer }: Papers,
  { period, payOn, result, rentPaid, chargesPaid, isFirst }: Month,
  { account, today }: { account: { entries: number }; today: string },
): Promise<void> {
  const at = noonOf(payOn);
  const id = newId(at.getTime());
  const runId = await storeRun(db, payOn);
  const arrivesOn = addDays(payOn, ARRIVES_DAYS);
  const isPaid = arrivesOn <= today;
  const isSent = result.payout > 0;
  await db
    .insertInto('payouts')
    .values({
      id,
      runId,
      homeId,
      ownerId,
      period,
      payOn,
      plan: offer.plan.plan,
      amount: result.payout,
      status: isSent ? (isPaid ? 'paid' : 'sent') : 'carried',
      carried: result.carriedForward,
      reserve: 0,
      withheld: 0,
      guaranteePaid: result.guaranteePaid,
      guaranteeRepaid: result.guaranteeRepaid,
      placementLeaseId: isFirst && result.placementFee > 0 ? leaseId : null,
      ledgerVersion: account.entries,
      rentPaid,
      createdAt: at,
      updatedAt: at,
      chargesPaid: JSON.stringify(Object.fromEntries(chargesPaid)),
    })
    .execute();
  if (result.lines.length > 0)
    await db
      .insertInto('payoutLines')
      .values(
        result.lines.map(({ kind, amount, description }, seq) => ({
          payoutId: id,
          seq,
          homeId,
          ownerId,
          kind,
          amount: cents(amount),
          description: description ?? (described.includes(kind) ? formatDay(period, 'monthAndYear') : ''),
        })),
      )
      .execute();
  const subject = { id, homeId, ownerId };
  const { managementFee: management, placementFee: placement } = result;
  await guaranteePaid(db, subject, result.guaranteePaid, at);
  await guaranteeRepaid(db, subject, result.guaranteeRepaid, at);
  await feesEarned(db, subject, { management, placement }, at);
  account.entries += [result.guaranteePaid, result.guaranteeRepaid, management + placement].filter(Boolean).length;
  if (!isSent) return;
  const partId = newId(at.getTime());
  await db
    .insertInto('payoutParts')
    .values({
      id: partId,
      payoutId: id,
      homeId,
      ownerId,
      personId: ownerId,
      accountId,
      basisPoints: 10_000,
      amount: result.payout,
      status: isPaid ? 'paid' : 'sent',
      arrivesOn,
      claimedAt: at,
      sentAt: at,
      traceId: `11000000${String(chance(`trace ${partId}`).int(0, 9_999_999)).padStart(7, '0')}`,
      paidAt: isPaid ? noonOf(arrivesOn) : null,
    })
    .execute();
  // The processor had settled by then: the money goes there again to be paid out.
  await db
    .insertInto('topUps')
    .values({ id: partId, amount: result.payout, status: 'succeeded', arrivesOn: payOn, createdAt: at, endedAt: at })
    .execute();
  await processorToppedUp(db, { id: partId, amount: result.payout }, at);
  await payoutFunded(db, { type: 'payoutPart', id: partId }, result.payout, at);
  await payoutSent(db, { id: partId, homeId, ownerId }, result.payout, at);
  account.entries += 1;
}
