// The payouts of one day: prepared by the calendar or by one of our team, released by another, then made home by home.
import { Temporal } from 'temporal-polyfill';
import { type PayoutLineKind, payoutRunLifecycle } from '@/contract/money/payouts/constants';
import { isBankDay, nextBankDay, previousBankDay } from '@/server/calendar/bankDays';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import {
  type ComputedPayout,
  computePayout,
  type PayoutMonth,
} from '@/server/modules/money/payouts/computation/computation';
import type { PayableHome } from '@/server/modules/money/payouts/repo';
import * as repo from '@/server/modules/money/payouts/repo';
import type { PayoutRunRow } from './repo';
import * as runs from './repo';

/**
 * The day on which a plan's money of a month leaves us: its own, or the next bank day. Where that is of the next month, the
 * bank day before.
 */
export function payDayOf(period: string, payoutDay: number): string {
  const day = Temporal.PlainDate.from(period).with({ day: payoutDay });
  if (isBankDay(day)) return day.toString();
  const next = nextBankDay(day);
  return (next.month === day.month ? next : previousBankDay(day)).toString();
}

const periodOf = (day: string) => `${day.slice(0, 7)}-01`;

export const monthOf = (payOn: string): PayoutMonth => ({ period: periodOf(payOn), payOn });

/** Payout days of the month for money that leaves us on a day. */
const payoutDaysOf = (payOn: string) =>
  Array.from({ length: 31 }, (_, index) => index + 1).filter((day) => payDayOf(periodOf(payOn), day) === payOn);

/** A page of the homes that are paid on a day, by their id. */
export const listDueHomes = (
  db: Db,
  payOn: string,
  page: { after: string | null; limit: number },
): Promise<PayableHome[]> => repo.listHomesPaidOn(db, payoutDaysOf(payOn), page);

/** The next day on which a home is paid, from a day on. */
export function nextPayDay(payoutDay: number, from: string): string {
  const here = payDayOf(periodOf(from), payoutDay);
  if (here >= from) return here;
  return payDayOf(Temporal.PlainDate.from(periodOf(from)).add({ months: 1 }).toString(), payoutDay);
}

/** The next payout days of a home, one each month, from a day on. */
export function payoutDays(payoutDay: number, from: string, count: number): string[] {
  const days: string[] = [];
  for (let next = from; days.length < count; ) {
    const day = nextPayDay(payoutDay, next);
    days.push(day);
    next = Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: 1 }).toString();
  }
  return days;
}

/** Opens the run of a day. `createdBy` is null for the calendar. As the system. */
export async function createRun(db: Db, payOn: string, createdBy: string | null, now: Date): Promise<PayoutRunRow> {
  if (!isBankDay(Temporal.PlainDate.from(payOn))) throw conflict('Banks are closed that day. Choose a business day.');
  if ((await listDueHomes(db, payOn, { after: null, limit: 1 })).length === 0)
    throw conflict('No home is paid on that day.');
  const run = await runs.insertRun(db, { id: newId(now.getTime()), payOn, createdBy, createdAt: now });
  if (!run) throw conflict('That day has a payout run already.');
  await audit(db, {
    event: 'payout_run.created',
    subject: `payout_run:${run.id}`,
    ...(createdBy && { personId: createdBy }),
    detail: { payOn },
  });
  await countSmallRun(db, run, now);
  return run;
}

/** So many homes are counted within a request. */
const COUNTED_AT_ONCE = 50;

/** Counts a run of few homes now and asks a job for a longer one; answers whether it is counted now. */
async function countSmallRun(db: Db, run: PayoutRunRow, now: Date): Promise<boolean> {
  const homes = await listDueHomes(db, run.payOn, { after: null, limit: COUNTED_AT_ONCE + 1 });
  if (homes.length > COUNTED_AT_ONCE) {
    await requestCount(db, run.id);
    return false;
  }
  const totals = await countHomes(db, run, homes, now);
  await runs.updateRun(db, run.id, { ...totals, countedAt: now });
  return true;
}

/** What a run would pay these homes now, kept as what a release approves. As the system. */
export async function countHomes(
  db: Db,
  run: PayoutRunRow,
  homes: readonly PayableHome[],
  now: Date,
): Promise<runs.RunTotals> {
  const previews = await previewHomes(db, run, homes, now);
  const amounts = previews.map(({ home: { homeId }, computed: { result, rentCame } }) => ({
    homeId,
    amount: result.payout,
    rentCame,
  }));
  await runs.saveAmounts(db, run.id, amounts, now);
  return sumPreviews(previews);
}

/** What a long run would pay in all is counted by a job, home by home. */
export const requestCount = (db: Db, runId: string) =>
  enqueue(db, 'countPayoutRun', { runId }, { jobKey: `count-payout-run:${runId}` });

/**
 * Releases a run: by another person than the one who prepared it. It is made on its day, for the amounts of now or, where it
 * has many homes, of its last count. A second release pays the homes with payouts that grew after the first one. As the
 * system.
 */
export async function releaseRun(db: Db, id: string, personId: string, now: Date): Promise<void> {
  const run = await runs.lockRun(db, id);
  if (!run) throw notFound();
  if (run.createdBy === personId) throw conflict('Someone else on the team has to release the run you prepared.');
  const changed = run.status === 'released' ? await runs.listChanged(db, id) : [];
  if (changed.length > 0) return releaseChanges(db, run, changed, personId);
  const status = payoutRunLifecycle.after(run.status, 'release');
  if (!status) throw conflict('This run was released or discarded already.');
  if (!(await countSmallRun(db, run, now)) && !run.countedAt)
    throw conflict('We are still adding up this run. Release it in a few minutes.');
  await runs.updateRun(db, id, { status, releasedBy: personId, releasedAt: now });
  await audit(db, {
    event: 'payout_run.released',
    subject: `payout_run:${id}`,
    personId,
    detail: { payOn: run.payOn },
  });
}

async function releaseChanges(
  db: Db,
  { id }: PayoutRunRow,
  changed: readonly runs.ChangedHome[],
  personId: string,
): Promise<void> {
  await runs.releaseChanged(db, id);
  await runs.updateRun(db, id, { finishedAt: null });
  const grown = changed.reduce((sum, { amount, newAmount }) => sum + newAmount - amount, 0);
  const detail = { homes: changed.length, cents: grown };
  await audit(db, { event: 'payout_run.changes_released', subject: `payout_run:${id}`, personId, detail });
}

/** Drops an open run; the day may have another one. As the system. */
export async function discardRun(db: Db, id: string, personId: string): Promise<void> {
  const run = await runs.lockRun(db, id);
  if (!run) throw notFound();
  const status = payoutRunLifecycle.after(run.status, 'discard');
  if (!status) throw conflict('This run was released or discarded already.');
  await runs.updateRun(db, id, { status });
  await audit(db, { event: 'payout_run.discarded', subject: `payout_run:${id}`, personId });
}

export interface Preview {
  home: PayableHome;
  computed: ComputedPayout;
}

/** What a run would pay these homes now, as the system; those without a line are left out. */
export async function previewHomes(
  db: Db,
  { payOn }: Pick<PayoutRunRow, 'payOn'>,
  homes: readonly PayableHome[],
  now: Date,
): Promise<Preview[]> {
  const previews = [];
  for (const home of homes) previews.push({ home, computed: await computePayout(db, home, monthOf(payOn), now) });
  return previews.filter(({ computed }) => computed.lines.length > 0);
}

const OUR_FEES: readonly PayoutLineKind[] = ['management_fee', 'placement_fee', 'advance_fee'];

export const sumPaid = (db: Db, runId: string): Promise<runs.RunTotals> => runs.sumRun(db, runId, OUR_FEES);

export const sumPreviews = (previews: readonly Preview[]): runs.RunTotals => {
  const sumOf = (kinds: readonly PayoutLineKind[]) =>
    previews
      .flatMap(({ computed }) => computed.lines)
      .reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
  return {
    homes: previews.length,
    total: previews.reduce((sum, { computed }) => sum + computed.result.payout, 0),
    fees: 0 - sumOf(OUR_FEES),
    guaranteePaid: sumOf(['guarantee']),
  };
};
