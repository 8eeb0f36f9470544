// M6: several workers on machines with clocks an hour or a day off share one database. The database time decides what is due.
import { expect, test } from 'vitest';
import { addDays } from '@/contract/calendar/days';
import type { Services } from '@/server/context';
import { databaseTime, openClock } from '@/server/db/clock';
import { startChargePayment } from '@/server/modules/money/charges/payment/payment';
import { createDueCharges } from '@/server/modules/money/charges/schedule';
import { completeAbandoned } from '@/server/modules/money/payments';
import { testApi } from '@/tests/support/api';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';

const api = testApi();
const HOUR = 3_600_000;
const skews = [-24, -1, 0, 1, 24].map((hours) => hours * HOUR);

/** A process on a machine that is off by so much, its clock opened as server/container.ts does. */
async function workerAt(skew: number, name?: string): Promise<Services> {
  const shared = await openClock({
    read: databaseTime(api.services.db),
    wall: () => Date.now() + skew,
    steady: () => performance.now() + skew,
  });
  shared.stop();
  const killed = (point: string) => {
    if (point === name) throw new Error('killed');
  };
  return { ...api.services, clock: shared.clock, ...(name && { __failpoint: killed }) };
}

test('M6: machines a day off charge what is due by the time of the database, once, and one payment pays it', async () => {
  const [row] = await api.rows<{ today: string; now: Date }>(
    "select (now() at time zone 'America/Los_Angeles')::date::text as today, now() as now",
  );
  const { today, now } = row ?? expect.fail();
  // Signed two months ago: nothing of now is charged yet.
  api.now = new Date(now.getTime() - 60 * 24 * HOUR);
  const lease = await createLivedInLease(api);
  api.now = now;
  await api.rows(
    "update leases set terms = terms || jsonb_build_object('startOn', $2::text, 'endOn', $3::text) where id = $1",
    [lease.id, addDays(today, -40), addDays(today, 300)],
  );
  const workers = await Promise.all(skews.map((skew) => workerAt(skew)));
  await Promise.all(workers.map((worker) => createDueCharges(worker)));
  const charged = await api.rows<{ n: number; last: string }>(
    "select count(*)::int as n, max(due_on)::text as last from charges where lease_id = $1 and kind = 'rent'",
    [lease.id],
  );
  // A month from now is charged, and nothing that only a clock of tomorrow could see.
  expect(charged[0]?.n).toBeGreaterThan(1);
  expect((charged[0]?.last ?? '') <= addDays(today, 31)).toBe(true);
  expect(
    await api.rows('select source from charges where lease_id = $1 group by source having count(*) > 1', [lease.id]),
  ).toEqual([]);

  const order = {
    leaseId: lease.id,
    payerId: lease.residents[0]?.id ?? '',
    key: 'one',
    initiatedBy: 'person' as const,
    method: { kind: 'card' as const, ref: 'pm_card_visa', label: 'Visa', funding: 'debit' as const },
  };
  const dies = await workerAt(24 * HOUR, 'payments:afterProcessor');
  await expect(startChargePayment(dies, order)).rejects.toThrow('killed');
  // Started a moment ago: not abandoned yet, whatever a machine a day ahead believes.
  await Promise.all(workers.map((worker) => completeAbandoned(worker)));
  expect(await api.rows('select status from payments where lease_id = $1', [lease.id])).toEqual([
    { status: 'started' },
  ]);
  await api.rows("update payments set next_try_at = now() - interval '1 second' where lease_id = $1", [lease.id]);
  await Promise.all(workers.map((worker) => completeAbandoned(worker)));
  await Promise.all(workers.map((worker) => startChargePayment(worker, order)));
  expect(await api.rows('select status from payments where lease_id = $1', [lease.id])).toEqual([
    { status: 'succeeded' },
  ]);
  await expectConsistentLedger(api);
});
