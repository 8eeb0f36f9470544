// Where a lease stands: the same figures for each of its residents and for the homeowner's side.

import { Temporal } from 'temporal-polyfill';
import { type Cents, cents } from '@/contract/amounts/cents';
import { latest } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { BANK_CLEARING_DAYS, REQUESTED_WAIVER } from '@/contract/money/charges/constants';
import type { Charge, ChargePayment, LeaseAccount } from '@/contract/money/charges/endpoints';
import { type ChargeKind, chargeKindRules } from '@/contract/money/charges/kinds';
import { dueOfPlan, planParts } from '@/contract/money/paymentPlans/plan';
import { nextBankDay } from '@/server/calendar/bankDays';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import { listResidents } from '@/server/modules/homes/residents';
import { findPartialRules } from '@/server/modules/money/charges/partial';
import type { LeaseRow, PaymentRow } from '@/server/modules/money/charges/repo';
import * as repo from '@/server/modules/money/charges/repo';
import { listPayable } from '@/server/modules/money/charges/settlement';
import { otherPayers } from '@/server/modules/money/leasePayers';
import * as queries from './queries';

/** A lease with an account that the caller may read, and their part in it. */
export interface AccountAccess {
  leaseId: string;
  side: LeaseAccount['side'];
}

export async function loadAccount(db: Db, leaseId: string): Promise<AccountAccess | undefined> {
  const side = isId(leaseId) ? await queries.findSide(db, leaseId) : null;
  return side ? { leaseId, side } : undefined;
}

type PayableRow = Awaited<ReturnType<typeof listPayable>>[number];

interface ChargeContext {
  today: string;
  disputed: ReadonlySet<string>;
  paidParts: Awaited<ReturnType<typeof queries.listPaidParts>>;
}

/** The oldest fee that we waive when a resident asks, unless that was done for this lease before. */
export function waivableFeeOf<Row extends PayableRow>(rows: readonly Row[]): Row | undefined {
  const fees = rows.filter(({ kind }) => chargeKindRules[kind].isWaivedOnce);
  if (fees.some(({ waiveReason }) => waiveReason === REQUESTED_WAIVER)) return undefined;
  return fees.find(({ payable, pending }) => payable > 0 && pending === 0);
}

const presentCharge = (row: PayableRow, { today, disputed, paidParts }: ChargeContext): Charge => ({
  id: row.id,
  kind: row.kind,
  description: row.description,
  period: row.periodStart && row.periodEnd ? { start: row.periodStart, end: row.periodEnd } : null,
  dueOn: row.dueOn,
  amountCents: cents(row.amount),
  paidCents: cents(row.paid),
  creditedCents: cents(row.credited - row.writtenOff),
  pendingCents: cents(row.pending),
  openCents: cents(repo.openCents(row)),
  writtenOffCents: cents(row.writtenOff),
  sharedCents: cents(row.amount - row.credited + row.writtenOff - (paidParts.get(row.id)?.byCredit ?? 0)),
  mineCents: cents(paidParts.get(row.id)?.mine ?? 0),
  status: row.status,
  isLate: row.dueOn < today && row.payable > 0 && !row.isPlanned,
  isPlanned: row.isPlanned,
  isDisputed: disputed.has(row.id),
});

/** Disputed bills of the lease. */
async function listDisputed(db: Db, leaseId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('billDisputes')
    .select('chargeId')
    .where('leaseId', '=', leaseId)
    .where('status', '=', 'open')
    .execute();
  return new Set(rows.map(({ chargeId }) => chargeId));
}

const sum = <T>(rows: readonly T[], amountOf: (row: T) => number) =>
  cents(rows.reduce((total, row) => total + amountOf(row), 0));

/** What is due next of a plan that runs, less what is on its way. */
export async function presentActivePlan(
  db: Db,
  leaseId: string,
  rows: readonly PayableRow[],
  today: string,
): Promise<LeaseAccount['plan']> {
  const plan = await queries.findActivePlan(db, leaseId);
  const planned = rows.filter(({ isPlanned }) => isPlanned);
  const due =
    plan &&
    dueOfPlan(
      planParts(
        plan,
        sum(planned, ({ payable }) => payable),
      ),
      today,
    );
  return due ? { ...due, chargeIds: planned.filter(({ payable }) => payable > 0).map(({ id }) => id) } : null;
}

/** As the system: every reader may do so. `personId`: the resident with own payments to show separately. */
export async function presentAccount(
  db: Db,
  { leaseId, side, personId }: AccountAccess & { personId?: string },
  now: Date,
): Promise<LeaseAccount> {
  const lease = await repo.findLease(db, leaseId);
  if (!lease) throw new Error('The lease was here a moment ago');
  const today = localDay(now, lease.timeZone);
  const rows = await listPayable(db, leaseId);
  const shown = rows.filter(({ status }) => status !== 'voided');
  const plan = await presentActivePlan(db, leaseId, rows, today);
  const disputed = await listDisputed(db, leaseId);
  const paidParts = await queries.listPaidParts(db, leaseId, personId);
  const waivable = side === 'resident' ? waivableFeeOf(rows) : undefined;
  const unplanned = rows.filter(({ isPlanned }) => !isPlanned);
  const next = unplanned.find(({ payable }) => payable > 0);
  const { streetAddress, unit } = lease.terms.address;
  return {
    leaseId,
    homeId: lease.homeId,
    address: `${streetAddress}${unit ? `, ${unit}` : ''}`,
    side,
    today,
    timeZone: lease.timeZone,
    residents: (await listResidents(db, lease.leaseId)).length,
    openCents: sum(rows, repo.openCents),
    owedCents: cents(
      sum(
        unplanned.filter(({ dueOn }) => dueOn <= today),
        ({ payable }) => payable,
      ) +
        (plan && plan.dueOn <= today ? plan.cents : 0) +
        sum(rows, ({ recoverable }) => recoverable),
    ),
    writtenOffCents: sum(rows, ({ writtenOff }) => writtenOff),
    pendingCents: sum(rows, ({ pending }) => pending),
    creditCents: sum(await repo.listSpare(db, leaseId), ({ left }) => left),
    paidCents: sum(rows, ({ paid }) => paid),
    nextDue: next
      ? {
          dueOn: next.dueOn,
          cents: sum(
            unplanned.filter(({ dueOn }) => dueOn === next.dueOn),
            ({ payable }) => payable,
          ),
        }
      : null,
    plan,
    ...(await findPartialRules(db, lease)),
    waivableFee: waivable
      ? {
          chargeId: waivable.id,
          description: waivable.description,
          reason: waivable.reason,
          cents: cents(repo.openCents(waivable)),
        }
      : null,
    otherPayers: await otherPayers(db, leaseId, latest(today, next?.dueOn)),
    charges: shown.map((row) => presentCharge(row, { today, disputed, paidParts })),
  };
}

export const listOpenCents = queries.listOpenCents;

/**
 * What residents of a lease owe by charge, in cents, without what is on its way, planned, or disputed; and money of theirs
 * that pays nothing yet. As the system.
 */
export async function listMissedCharges(
  db: Db,
  leaseId: string,
): Promise<{ charges: { kind: ChargeKind; dueOn: string; openCents: Cents }[]; spareCents: Cents }> {
  const unpaid = (await queries.listUnpaid(db, leaseId)).filter(({ isDisputed }) => !isDisputed);
  return {
    charges: unpaid.map(({ kind, dueOn, left }) => ({ kind, dueOn, openCents: cents(left) })),
    spareCents: sum(await repo.listSpare(db, leaseId), ({ left }) => left),
  };
}

/** What residents of a lease owe by a day, and since when; readable by each of them. Undefined: nothing. */
export async function findOwed(
  db: Db,
  leaseId: string,
  until: (today: string) => string,
  now: Date,
): Promise<{ dueOn: string; cents: Cents; isLate: boolean } | undefined> {
  const lease = await repo.findLease(db, leaseId);
  if (!lease) return undefined;
  const today = localDay(now, lease.timeZone);
  const last = until(today);
  const owed = (await queries.listUnpaid(db, leaseId)).filter(({ dueOn }) => dueOn <= last);
  const [first] = owed;
  return first && { dueOn: first.dueOn, cents: sum(owed, ({ left }) => left), isLate: first.dueOn < today };
}

function addBusinessDays(day: string, days: number): string {
  let at = Temporal.PlainDate.from(day);
  for (let n = 0; n < days; n += 1) at = nextBankDay(at);
  return at.toString();
}

const isOnTheWay = ({ status }: Pick<PaymentRow, 'status'>) => status === 'started' || status === 'processing';

/** The day by which a payment is through; null where it is, or will not be. */
export const expectedOn = (
  payment: Pick<PaymentRow, 'status' | 'method' | 'createdAt'>,
  { timeZone }: Pick<LeaseRow, 'timeZone'>,
): string | null =>
  isOnTheWay(payment) && payment.method === 'bank'
    ? addBusinessDays(localDay(payment.createdAt, timeZone), BANK_CLEARING_DAYS)
    : null;

export const presentPayment = (payment: PaymentRow, lease: Pick<LeaseRow, 'timeZone'>): ChargePayment => ({
  id: payment.id,
  amountCents: cents(payment.amount),
  feeCents: cents(payment.fee),
  status: payment.status,
  label: payment.label,
  createdAt: payment.createdAt.toISOString(),
  expectedOn: expectedOn(payment, lease),
});
