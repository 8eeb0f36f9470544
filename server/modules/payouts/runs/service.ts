// The payouts of one day: prepared by the calendar or by one of our team, released by another, then made home by home.
import { Temporal } from 'temporal-polyfill';
import { payoutRunLifecycle } from '@/contract/payouts/constants';
import { isBusinessDay, nextBusinessDay } from '@/server/calendar/businessDays';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { type ComputedPayout, computePayout, type PayoutMonth } from '@/server/modules/payouts/computation/service';
import type { PayableHome, PayoutRunRow } from '@/server/modules/payouts/repo';
import * as repo from '@/server/modules/payouts/repo';

/** The day on which a plan's money of a month leaves us: its own, or the next business day. */
export function payDayOf(period: string, payoutDay: number): string {
  const day = Temporal.PlainDate.from(period).with({ day: payoutDay });
  return (isBusinessDay(day) ? day : nextBusinessDay(day)).toString();
}

const periodOf = (day: string) => `${day.slice(0, 7)}-01`;

const isDue = ({ terms }: PayableHome, payOn: string) =>
  payDayOf(periodOf(payOn), terms.offer.plan.payoutDay) === payOn;

export const monthOf = (payOn: string): PayoutMonth => ({ period: periodOf(payOn), payOn });

/** The homes that are paid on a day. */
export const listDueHomes = async (db: Db, payOn: string): Promise<PayableHome[]> =>
  (await repo.listPayableHomes(db)).filter((home) => isDue(home, payOn));

/** The next day on which a home is paid, from a day on. */
export function nextPayDay(payoutDay: number, from: string): string {
  const here = payDayOf(periodOf(from), payoutDay);
  if (here >= from) return here;
  return payDayOf(Temporal.PlainDate.from(periodOf(from)).add({ months: 1 }).toString(), payoutDay);
}

/** Opens the run of a day. `createdBy` is null for the calendar. As the system. */
export async function createRun(db: Db, payOn: string, createdBy: string | null, now: Date): Promise<PayoutRunRow> {
  if (!isBusinessDay(Temporal.PlainDate.from(payOn)))
    throw conflict('Banks are closed that day. Choose a business day.');
  if ((await listDueHomes(db, payOn)).length === 0) throw conflict('No home is paid on that day.');
  const run = await repo.insertRun(db, { id: newId(now.getTime()), payOn, createdBy, createdAt: now });
  if (!run) throw conflict('That day has a payout run already.');
  await audit(db, {
    event: 'payout_run.created',
    subject: `payout_run:${run.id}`,
    ...(createdBy && { personId: createdBy }),
    detail: { payOn },
  });
  return run;
}

/** Releases a run: somebody else than who prepared it. It is made on its day. As the system. */
export async function releaseRun(db: Db, id: string, personId: string, now: Date): Promise<void> {
  const run = await repo.lockRun(db, id);
  if (!run) throw notFound();
  const status = payoutRunLifecycle.after(run.status, 'release');
  if (!status) throw conflict('This run was released or discarded already.');
  if (run.createdBy === personId) throw conflict('Someone else on the team has to release the run you prepared.');
  await repo.updateRun(db, id, { status, releasedBy: personId, releasedAt: now });
  await audit(db, {
    event: 'payout_run.released',
    subject: `payout_run:${id}`,
    personId,
    detail: { payOn: run.payOn },
  });
}

/** Drops an open run; the day may have another one. As the system. */
export async function discardRun(db: Db, id: string, personId: string): Promise<void> {
  const run = await repo.lockRun(db, id);
  if (!run) throw notFound();
  const status = payoutRunLifecycle.after(run.status, 'discard');
  if (!status) throw conflict('This run was released or discarded already.');
  await repo.updateRun(db, id, { status });
  await audit(db, { event: 'payout_run.discarded', subject: `payout_run:${id}`, personId });
}

/** What a run would pay now, home by home, as the system. */
export async function previewRun(
  db: Db,
  { payOn }: Pick<PayoutRunRow, 'payOn'>,
  now: Date,
): Promise<{ home: PayableHome; computed: ComputedPayout }[]> {
  const previews = [];
  for (const home of await listDueHomes(db, payOn))
    previews.push({ home, computed: await computePayout(db, home, monthOf(payOn), now) });
  return previews.filter(({ computed }) => computed.lines.length > 0);
}
