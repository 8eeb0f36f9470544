// The two nights of a year on which the clocks change: the jobs of money run every half hour through them, and each day
// at the home begins once.
import { beforeEach, expect, test } from 'vitest';
import { autopays } from '@/contract/money/autopays/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { runAutopays } from '@/server/modules/money/autopays/jobs';
import { addLateFees } from '@/server/modules/money/charges/lateFees';
import { createDueCharges } from '@/server/modules/money/charges/schedule';
import { testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { completeMethodSetup, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const HALF_HOUR = 30 * 60_000;

beforeEach(async () => {
  await api.empty('autopays', 'autopay_runs');
});

/** A California lease with all earlier months paid, and its resident’s autopay on a day. */
async function createMonth({ now, day, paidBefore }: { now: string; day: number; paidBefore: string }) {
  api.now = new Date('2026-11-23T20:00:00Z');
  const sam = await createPerson(api, 'resident');
  const lease = await createLivedInLease(api, { residents: [sam], state: 'CA' });
  await api.rows("update sessions set expires_at = '2028-01-01'");
  api.now = new Date(now);
  await createDueCharges(api.services);
  await api.rows("update charges set paid = amount, status = 'paid' where lease_id = $1 and due_on < $2::date", [
    lease.id,
    paidBefore,
  ]);
  const session = await completeMethodSetup(api, sam, 'bank', 'pm_usBankAccount_success');
  const { id } = await api.callAs(sam, paymentMethods.addPaymentMethod, { body: { session } });
  const body = { paymentMethodId: id, day, capCents: null, share: 'all' as const };
  await api.callAs(sam, autopays.setAutopay, { params: { leaseId: lease.id }, body });
  return { sam, lease };
}

/** Runs the jobs every half hour until a moment; answers the moments at which `isDone` first held. */
async function runNight(from: string, until: string, watched: Readonly<Record<string, () => Promise<boolean>>>) {
  const since: Record<string, string> = {};
  for (let at = Date.parse(from); at <= Date.parse(until); at += HALF_HOUR) {
    api.now = new Date(at);
    for (const job of [createDueCharges, addLateFees, runAutopays]) await job(api.services);
    for (const [name, isDone] of Object.entries(watched))
      if (!since[name] && (await isDone())) since[name] = api.now.toISOString();
  }
  return since;
}

const has =
  (sql: string, ...values: unknown[]) =>
  async () =>
    (await api.rows(sql, values)).length > 0;

test('in spring, autopay of the night tells and takes once, at the first minute of its day', async () => {
  const { sam, lease } = await createMonth({ now: '2027-03-03T20:00:00Z', day: 14, paidBefore: '2027-04-01' });
  const watched = {
    announced: async () => (await findMessages(api, sam.email)).some(({ template }) => template === 'autopayNotice'),
    taken: has('select id from payments where lease_id = $1', lease.id),
  };
  // Midnight is at eight in London before the change; the day of the change has 23 hours.
  expect(await runNight('2027-03-04T06:00:00Z', '2027-03-04T12:00:00Z', watched)).toEqual({
    announced: '2027-03-04T08:00:00.000Z',
  });
  expect(await runNight('2027-03-14T06:00:00Z', '2027-03-15T12:00:00Z', watched)).toMatchObject({
    taken: '2027-03-14T08:00:00.000Z',
  });
  expect(await api.rows('select period from autopay_runs where lease_id = $1', [lease.id])).toHaveLength(1);
  expect(await api.rows('select id from payments where lease_id = $1', [lease.id])).toHaveLength(1);
  const notices = (await findMessages(api, sam.email)).filter(({ template }) => template === 'autopayNotice');
  expect(notices).toHaveLength(1);
});

test('in the fall, a late fee of the night is added once, at the first minute of its day', async () => {
  const { lease } = await createMonth({ now: '2027-11-06T20:00:00Z', day: 28, paidBefore: '2027-11-01' });
  await api.rows('delete from autopays');
  const fees = () =>
    api.rows(
      "select due_on::text from charges where lease_id = $1 and kind = 'late_fee' and source = 'late:2027-11-01'",
      [lease.id],
    );
  const since = await runNight('2027-11-07T05:00:00Z', '2027-11-08T12:00:00Z', {
    late: async () => (await fees()).length > 0,
  });
  expect(since).toEqual({ late: '2027-11-07T07:00:00.000Z' });
  expect(await fees()).toEqual([{ due_on: '2027-11-07' }]);
  expect(await api.rows('select id from payments where lease_id = $1', [lease.id])).toEqual([]);
});
