// A home's payout of a month: read from the books in one moment, computed, and posted, all in one transaction.

import { type Cents, cents } from '@/contract/amounts/cents';
import { splitByWeight } from '@/contract/amounts/split';
import { formatDay } from '@/contract/format/days';
import { chargeKindRules, chargeKinds } from '@/contract/money/charges/kinds';
import { DEFAULT_MINIMUM_CENTS } from '@/contract/money/payoutAccounts/constants';
import type { HoldReason, PayoutLineKind } from '@/contract/money/payouts/constants';
import { type MonthFacts, type MonthPayout, monthPayout, splitPayout } from '@/contract/money/payouts/payout';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { followHolds, readHold, releaseGuaranteed } from '@/server/modules/money/debitHolds';
import {
  advanceRepaid,
  feesEarned,
  guaranteePaid,
  guaranteeRepaid,
  stateWithheld,
  withheld,
} from '@/server/modules/money/ledger';
import { readHeld } from '@/server/modules/money/ownerContributions';
import { payoutRules, usableAccount } from '@/server/modules/money/payoutAccounts';
import type { PayableHome, PayoutRow } from '@/server/modules/money/payouts/repo';
import * as repo from '@/server/modules/money/payouts/repo';
import { type HomeAmount, markChanged } from '@/server/modules/money/payouts/runs/repo';
import { reportersResidence } from '@/server/modules/money/stateTaxes';
import { reportersTaxStatus } from '@/server/modules/money/w9s';
import { type DueInstallments, payoutInstallments } from '@/server/payoutInstallments';
import { type ItemLine as Line, linesOfItem } from './itemLines';
import { HOLD_WORDS, type HomeBooks, heldForExpenses, listItems, readBooks } from './queries';

export interface PayoutMonth {
  /** The first day of the month. */
  period: string;
  payOn: string;
}

export interface ComputedPayout {
  result: MonthPayout;
  lines: Line[];
  books: HomeBooks;
  /** Cents of rent that came in and that no payout before counted. */
  rentCame: number;
  /** Installments that it takes, and those that do not fit. */
  due: DueInstallments;
  /** Why it cannot be sent now. */
  hold: HoldReason | null;
  parts: { personId: string; basisPoints: number; amount: Cents; accountId: string | null }[];
  /** Who reports it to the IRS, and what of the withheld tax is theirs. */
  reporters: { personId: string; basisPoints: number; withheld: Cents; stateWithheld: Cents }[];
}

const sumOf = (held: ReadonlyMap<string, number>) => [...held.values()].reduce((sum, amount) => sum + amount, 0);

/** What came in of each kind beside the rent since the last payout: a line each, without our fee. */
const chargeLinesOf = (now: HomeBooks['chargesPaid'], before: HomeBooks['chargesPaid']): Line[] =>
  chargeKinds.map((kind) => ({
    kind: 'charge',
    amount: (now[kind] ?? 0) - (before[kind] ?? 0),
    description: chargeKindRules[kind].label,
    workOrderId: null,
  }));

/** Whether we pay rent of the home that does not come in. */
const guarantees = ({ terms }: Pick<PayableHome, 'terms'>, isVoid: boolean) =>
  terms.offer.plan.guaranteeLimitCents > 0 && !isVoid;

const described: readonly PayoutLineKind[] = ['rent', 'management_fee', 'guarantee'];

/**
 * Computes what would be paid now, as the system; nothing is written. With `expectedAfter`, a local day, charges that are due
 * after it count as paid. With `isOwnMoney`, all of it is paid out, and the guarantee pays
 * nothing.
 */
export async function computePayout(
  db: Db,
  home: PayableHome,
  { period, payOn, expectedAfter, isOwnMoney = false }: PayoutMonth & { expectedAfter?: string; isOwnMoney?: boolean },
  now: Date,
): Promise<ComputedPayout> {
  const { homeId, ownerId, terms, state } = home;
  const before = await repo.findBefore(db, homeId, period);
  const books = await readBooks(db, homeId, {
    since: before?.payOn ?? '0001-01-01',
    until: payOn,
    expectedAfter,
  });
  const items = await listItems(db, homeId, before?.ledgerVersion ?? 0, books.version);
  const rules = await payoutRules(db, homeId, ownerId, DEFAULT_MINIMUM_CENTS);
  const tax = await reportersTaxStatus(db, rules.reporters, now);
  const residence = await reportersResidence(db, rules.reporters, { state, day: payOn });
  const stateTax = residence.bps > 0 || (before?.stateWithholdingOwed ?? 0) > 0 ? residence : undefined;
  const stayed = before ? { carried: before.carried, reserve: before.reserve } : { carried: 0, reserve: 0 };
  const { plan } = terms.offer;
  const isGuaranteeVoid = books.isGuaranteeVoid || isOwnMoney;
  // A large first bank debit may come back. Rent that we guarantee is paid out whether it does or not.
  const isGuaranteed = guarantees(home, isGuaranteeVoid);
  const debits = await readHold(db, { homeId, day: payOn });
  const released = isGuaranteed ? debits.all : debits.freed;
  // An expense takes nothing that the books still hold.
  const freed = isOwnMoney ? 0 : released;
  const available = books.payable + freed - books.unpaid - books.later - books.unsent;
  const rentCame = books.rentPaid - (before?.rentPaid ?? 0);
  const own = [...chargeLinesOf(books.chargesPaid, before?.chargesPaid ?? {}), ...items.flatMap(linesOfItem)];
  if (freed > 0) own.push({ kind: 'reserve', amount: freed, description: HOLD_WORDS, workOrderId: null });
  const explained = stayed.carried + stayed.reserve + rentCame + own.reduce((sum, { amount }) => sum + amount, 0);
  const other: Line[] = [
    ...own,
    { kind: 'correction', amount: available - explained, description: '', workOrderId: null },
  ];
  // What the books hold of it is not kept twice.
  const forCosts = sumOf(await readHeld(db, homeId, payOn)) - (isGuaranteed ? 0 : debits.forCosts);
  const facts: MonthFacts = {
    plan,
    rentDue: books.rentDue,
    rentCollected: books.rentCollected,
    lateRent: rentCame - books.rentCollected,
    newLeaseRent: books.newLeaseRent,
    guaranteeUsed: books.guaranteeUsed,
    isGuaranteeVoid,
    advanceOutstanding: books.advance,
    isAdvanceCalled: books.advance > 0 && !books.hasLease,
    installments: 0,
    other,
    carried: stayed.carried,
    reserveHeld: stayed.reserve,
    // What the owner paid in for a cost to come stays until it is there, and so does what agreed expenses need.
    reserveTarget: isOwnMoney
      ? 0
      : (books.isLeaving ? 0 : rules.reserveCents + forCosts) + (await heldForExpenses(db, homeId, payOn)),
    minimum: books.isLeaving || isOwnMoney ? 0 : rules.minimumCents,
    withholdingBps: tax.withholdingBps,
    withholdingOwed: before?.withholdingOwed ?? 0,
    ...(stateTax && { stateTax: await stateTaxOf(db, { homeId, ownerId, payOn, before }, stateTax) }),
  };
  // Installments take what is left of everything else, before anything is added to the reserve.
  const without = monthPayout(facts);
  const left = without.payout + Math.max(0, without.carriedForward);
  const room = left + Math.max(0, without.reserveKept - facts.reserveHeld);
  const due = await payoutInstallments.fit(db, homeId, payOn, room);
  const result =
    due.amount > 0 ? monthPayout({ ...facts, installments: due.amount, installmentFees: due.fees }) : without;
  const parts = [];
  for (const part of splitPayout(result.payout, rules.shares))
    if (part.amount > 0)
      parts.push({ ...part, accountId: (await usableAccount(db, part.personId, homeId))?.id ?? null });
  const hold = holdOf(tax, parts);
  const reporters = reportersOf(
    tax.reporters.map((reporter, n) => ({ ...reporter, stateBps: residence.reporters[n]?.bps ?? 0 })),
    result,
  );
  return { result, lines: linesOf(result, period), books, rentCame, parts, due, hold, reporters };
}

/** What the state withholds at the rate of a month: a year in which the rent stayed below the limit leaves nothing owed. */
async function stateTaxOf(
  db: Db,
  { homeId, ownerId, payOn, before }: { homeId: string; ownerId: string; payOn: string; before: PayoutRow | undefined },
  { bps, limit }: { bps: number; limit: number },
): Promise<NonNullable<MonthFacts['stateTax']>> {
  const [year, yearBefore] = [payOn.slice(0, 4), before?.payOn.slice(0, 4)];
  const rentOf = (of: string) => repo.rentOfYear(db, { homeId, ownerId, year: of });
  const rentOfYear = await rentOf(year);
  const isCarried =
    before?.ownerId === ownerId && (yearBefore === year || (yearBefore && (await rentOf(yearBefore)) > limit));
  return { bps, limit, rentOfYear, owed: isCarried ? before.stateWithholdingOwed : 0 };
}

/** Withheld cents by the person who bears them, to the cent. */
function reportersOf(
  reporters: readonly { personId: string; basisPoints: number; withholdingBps: number; stateBps: number }[],
  totals: Pick<MonthPayout, 'withheld' | 'stateWithheld'>,
): ComputedPayout['reporters'] {
  const partsOf = (total: Cents, rate: 'withholdingBps' | 'stateBps') =>
    splitByWeight(
      total,
      reporters.map((reporter) => reporter.basisPoints * reporter[rate]),
    );
  const [federal, state] = [partsOf(totals.withheld, 'withholdingBps'), partsOf(totals.stateWithheld, 'stateBps')];
  return reporters.map(({ personId, basisPoints }, n) => ({
    personId,
    basisPoints,
    withheld: federal[n] ?? cents(0),
    stateWithheld: state[n] ?? cents(0),
  }));
}

function holdOf(
  { holdsPayouts, status }: { holdsPayouts: boolean; status: string },
  parts: readonly { accountId: string | null }[],
): HoldReason | null {
  if (holdsPayouts) return status === 'w8_required' ? 'w8' : 'w9';
  return parts.some(({ accountId }) => accountId === null) ? 'no_account' : null;
}

/** The lines of the computation, rent and what is taken of it with their month. */
const linesOf = ({ lines }: MonthPayout, period: string): Line[] =>
  lines.map(({ kind, amount, description, workOrderId = null }) => ({
    kind,
    amount,
    description: description ?? (described.includes(kind) ? formatDay(period, 'monthAndYear') : ''),
    workOrderId,
  }));

/**
 * Makes the payout of a home, once for each month, or clears the one that was held: a plan that changes within a month pays
 * from the next one on. As the system; undefined where there is nothing to say about this month. A home that would be paid
 * more than its run was released for, apart from rent that came in since, waits for another release.
 */
export async function preparePayout(
  db: Db,
  home: PayableHome,
  month: PayoutMonth & { runId: string },
  { now, held, released }: { now: Date; held?: PayoutRow; released?: Omit<HomeAmount, 'homeId'> },
): Promise<PayoutRow | undefined> {
  const { homeId, ownerId } = home;
  await repo.lockHome(db, homeId);
  if (!held && (await repo.hasPayout(db, homeId, month.period))) return undefined;
  await followHolds(db, { day: month.payOn, homeId }, now);
  const isVoid = (await repo.findVoid(db, homeId))?.guaranteeVoidReason != null;
  if (guarantees(home, isVoid)) await releaseGuaranteed(db, { day: month.payOn, homeId }, now);
  const computed = await computePayout(db, home, month, now);
  const { result, books, lines, hold, parts, due, reporters } = computed;
  if (lines.length === 0) return undefined;
  const isHeld = hold !== null && result.payout > 0;
  if (held && isHeld) {
    if (held.heldFor !== hold) await repo.update(db, held.id, { heldFor: hold, updatedAt: now });
    return undefined;
  }
  const most = released && released.amount + Math.max(0, computed.rentCame - released.rentCame);
  if (most !== undefined && result.payout > most) {
    const { rentCame } = computed;
    await markChanged(db, { runId: month.runId, homeId }, { amount: result.payout, rentCame, now });
    return undefined;
  }
  const values = isHeld
    ? { status: 'held' as const, heldFor: hold, amount: result.payout }
    : {
        status: result.payout > 0 ? ('ready' as const) : ('carried' as const),
        heldFor: null,
        amount: result.payout,
        carried: result.carriedForward,
        reserve: result.reserveKept,
        guaranteePaid: result.guaranteePaid,
        guaranteeRepaid: result.guaranteeRepaid,
        withheld: result.withheld,
        withholdingOwed: result.withholdingLeft,
        stateWithheld: result.stateWithheld,
        stateWithholdingOwed: result.stateWithholdingLeft,
        placementLeaseId: result.placementFee > 0 ? books.newLeaseId : null,
        ledgerVersion: books.version,
        rentPaid: books.rentPaid,
        chargesPaid: JSON.stringify(books.chargesPaid),
      };
  const plan = home.terms.offer.plan.plan;
  const id = held?.id ?? newId(now.getTime());
  if (held) await repo.update(db, id, { ...values, updatedAt: now });
  else {
    const { runId, period, payOn } = month;
    for (const merged of await repo.deleteHeldBefore(db, homeId, period))
      await audit(db, { event: 'payout.merged', subject: `payout:${merged.id}`, detail: { into: id } });
    const inserted = await repo.insertOnce(db, {
      id,
      runId,
      homeId,
      ownerId,
      period,
      plan,
      payOn,
      ...values,
      createdAt: now,
      updatedAt: now,
    });
    if (!inserted) return undefined;
  }
  await repo.replaceLines(
    db,
    id,
    lines.map((line, seq) => ({ payoutId: id, seq, homeId, ownerId, ...line, amount: cents(line.amount) })),
  );
  if (!isHeld) {
    const subject = { id, homeId, ownerId };
    const { managementFee: management, placementFee: placement } = result;
    await guaranteePaid(db, subject, result.guaranteePaid, now);
    await guaranteeRepaid(db, subject, result.guaranteeRepaid, now);
    await feesEarned(db, subject, { management, placement }, now);
    await advanceRepaid(db, subject, result.advanceRepaid, now);
    await withheld(db, subject, result.withheld, now);
    await stateWithheld(db, subject, result.stateWithheld, now);
    await payoutInstallments.take(db, due, { payoutId: id, now });
    if (reporters.some(({ personId }) => personId !== ownerId))
      await repo.insertReporters(
        db,
        reporters.map((reporter) => ({ payoutId: id, homeId, ownerId, ...reporter })),
      );
    const sendable = parts.flatMap(({ accountId, ...part }) => (accountId ? [{ ...part, accountId }] : []));
    if (sendable.length > 0)
      await repo.insertParts(
        db,
        sendable.map((part) => ({ id: newId(now.getTime()), payoutId: id, homeId, ownerId, ...part })),
      );
  }
  await audit(db, {
    event: 'payout.prepared',
    subject: `payout:${id}`,
    detail: { homeId, period: month.period, plan, status: values.status, amount: result.payout },
  });
  return repo.findById(db, id);
}
