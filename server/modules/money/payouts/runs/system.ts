// Runs as they are carried out: each home in a transaction of its own, so that a run that was killed goes on where it was.
import { bankDaysFrom } from '@/server/calendar/bankDays';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { inPages } from '@/server/db/inPages';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { forEachRow } from '@/server/jobs/forEachRow';
import { activateDue } from '@/server/modules/money/payoutAccounts';
import { preparePayout } from '@/server/modules/money/payouts/computation/computation';
import { notifyHeld } from '@/server/modules/money/payouts/notifications';
import type { PayableHome } from '@/server/modules/money/payouts/repo';
import * as repo from '@/server/modules/money/payouts/repo';
import { TOP_UP_DAYS } from '@/server/modules/money/payouts/topUps/system';
import * as runs from './repo';
import { countHomes, listDueHomes, monthOf, nextPayDay, requestCount } from './runs';

const PAGE = 200;

/** The homes that are paid on a day, page by page. */
async function* dueHomes(db: Db, payOn: string): AsyncGenerator<PayableHome[]> {
  for (let after: string | null = null; ; ) {
    const homes: PayableHome[] = await asSystem(db, (trx) => listDueHomes(trx, payOn, { after, limit: PAGE }));
    yield homes;
    after = homes.at(-1)?.homeId ?? null;
    if (homes.length < PAGE) return;
  }
}

/** Counts what an open run would pay, page by page. */
export async function countRun({ db, clock }: Services, id: string): Promise<void> {
  const run = await asSystem(db, (trx) => runs.findRun(trx, id));
  if (run?.status !== 'open') return;
  const sum: runs.RunTotals = { homes: 0, total: 0, fees: 0, guaranteePaid: 0 };
  for await (const homes of dueHomes(db, run.payOn)) {
    const part = await asSystem(db, (trx) => countHomes(trx, run, homes, clock()));
    sum.homes += part.homes;
    sum.total += part.total;
    sum.fees += part.fees;
    sum.guaranteePaid += part.guaranteePaid;
  }
  await asSystem(db, (trx) => runs.updateRun(trx, id, { ...sum, countedAt: clock() }));
}

/** Makes the payouts of a released run, each in a transaction of its own: a run that was killed goes on where it was. */
export async function makeRun(services: Services, id: string): Promise<void> {
  const { db, clock, siteUrl } = services;
  const run = await asSystem(db, (trx) => runs.findRun(trx, id));
  if (run?.status !== 'released' || run.payOn > officeDay(clock())) return;
  await asSystem(db, (trx) => activateDue(trx, clock()));
  const homes = async function* () {
    for await (const page of dueHomes(db, run.payOn))
      for (const home of page) {
        yield { ...home, id: home.homeId };
        failpoint(services, 'payouts:betweenHomes');
      }
  };
  await forEachRow(services, homes(), (home) =>
    asSystem(db, async (trx) => {
      const released = await runs.findReleased(trx, id, home.homeId);
      const payout = await preparePayout(trx, home, { ...monthOf(run.payOn), runId: id }, { now: clock(), released });
      if (payout?.status === 'held') await notifyHeld(trx, payout, siteUrl);
    }),
  );
  await asSystem(db, (trx) => runs.updateRun(trx, id, { finishedAt: clock() }));
}

/** Tries payouts again that waited for a form or a bank account. */
export async function clearHeld(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  await asSystem(db, (trx) => activateDue(trx, clock()));
  const ids = inPages((after) => asSystem(db, (trx) => repo.listHeld(trx, after)));
  await forEachRow(services, ids, (id) =>
    asSystem(db, async (trx) => {
      const found = await repo.findById(trx, id);
      if (!found) return;
      await repo.lockHome(trx, found.homeId);
      const held = await repo.lock(trx, id);
      const [home] = held?.status === 'held' ? await repo.listPayableHomes(trx, held.homeId) : [];
      if (!held || !home) return;
      const month = { period: held.period, payOn: held.payOn, runId: held.runId };
      const released = await runs.findReleased(trx, held.runId, held.homeId);
      await preparePayout(trx, home, month, { now: clock(), held, released });
      const after = await repo.findById(trx, id);
      if (after?.status === 'held') await notifyHeld(trx, after, siteUrl);
    }),
  );
}

/** A day to release a run, then the days that a top-up takes: its money is there on the day. */
const RUN_OPENS_DAYS = TOP_UP_DAYS + 1;

/** Opens the runs that are due soon, once each. */
export async function openDueRuns({ db, clock }: Services): Promise<void> {
  const today = officeDay(clock());
  const limit = bankDaysFrom(today, RUN_OPENS_DAYS);
  await asSystem(db, async (trx) => {
    const days = new Set((await repo.listPayoutDays(trx)).map((day) => nextPayDay(day, today)));
    for (const payOn of [...days].sort()) {
      if (payOn > limit) continue;
      const id = newId(clock().getTime());
      const run = await runs.insertRun(trx, { id, payOn, createdBy: null, createdAt: clock() });
      if (run) await audit(trx, { event: 'payout_run.created', subject: `payout_run:${id}`, detail: { payOn } });
    }
    // What came in since the last hour counts as well.
    for (const id of await runs.listOpenRuns(trx)) await requestCount(trx, id);
  });
}
