// The limits of the Nacha Operating Rules (Article Two, Subsection 2.17.2): 0.5% unauthorized, 3.0% administrative, and
// 15.0% overall, of the debits of 60 days.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { returnRates } from '@/contract/money/returnRates/endpoints';
import { asSystem } from '@/server/db/client';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { returnRateQueues } from './deskQueues';
import { checkReturnRates } from './jobs';

const api = testApi();
const start = new Date('2026-12-01T18:00:00Z');
let staff: Awaited<ReturnType<typeof createPerson>>;
let payerId: string;

/** Debits that left some days ago; those with a code came back some days ago. */
async function debits(count: number, { code = '', left = 20, back = 10 } = {}): Promise<void> {
  const at = (days: number) => new Date(api.now.getTime() - days * 86_400_000);
  await api.rows(
    `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, processor_ref, status, failure,
       created_at, updated_at, returned_at)
     select gen_random_uuid(), $1, 'rent', gen_random_uuid(), 1000, 'bank', 'pm_x', gen_random_uuid()::text,
       case when $3 = '' then 'succeeded' else 'returned' end, nullif($3, ''), $4::timestamptz,
       case when $3 = '' then $4::timestamptz else $5::timestamptz end, case when $3 = '' then null else $5::timestamptz end
     from generate_series(1, $2::int)`,
    [payerId, count, code, at(left), at(back)],
  );
}

const list = () => api.callAs(staff, returnRates.listReturnRates);
const rateOf = async (kind: string) => (await list()).rates.find((rate) => rate.kind === kind)?.now;
const openAlerts = async () => (await list()).alerts.filter(({ endedAt }) => endedAt === null).map(({ kind }) => kind);
/** What the desk shows to everyone who handles money. */
const queued = async () => {
  const queue = returnRateQueues.find(({ id }) => id === 'return_rates_high') ?? expect.fail('no queue');
  return (await asSystem(api.services.db, (trx) => queue.items(api.now).execute(trx))).rows;
};
const letters = async () =>
  (await findMessages(api, staff.email)).filter(({ template }) => template === 'returnRateAlert');

beforeEach(async () => {
  api.now = start;
  for (const table of ['disputes', 'payments', 'return_rate_alerts']) await api.rows(`delete from ${table}`);
  staff = await createPerson(api, 'staff', ['money']);
  payerId = (await createPerson(api, 'resident')).id;
});

describe('listReturnRates', () => {
  test('counts returns by code, by the day of the return, and debits by the day they left', async () => {
    await debits(96);
    for (const code of ['R05', 'R07', 'R10', 'R11', 'R29', 'R51', 'debit_not_authorized']) await debits(1, { code });
    for (const code of ['R02', 'R03', 'R04', 'account_closed']) await debits(1, { code });
    for (const code of ['insufficient_funds', 'R08', 'something_new']) await debits(1, { code });
    // It left before these 60 days, and came back in them; the other way around it counts in neither.
    await debits(1, { code: 'R10', left: 80, back: 40 });
    await debits(1, { code: 'R10', left: 90, back: 61 });
    await debits(5, { left: 61 });
    expect(await rateOf('unauthorized')).toEqual({ returned: 8, originated: 110 });
    expect(await rateOf('administrative')).toEqual({ returned: 4, originated: 110 });
    expect(await rateOf('overall')).toEqual({ returned: 15, originated: 110 });
  });

  test('leaves out cards, checks, and debits that never left', async () => {
    await debits(4, { code: 'R01' });
    await api.rows("update payments set method = 'card'");
    await debits(2, { code: 'R01' });
    await api.rows("update payments set processor_ref = null where method = 'bank'");
    await debits(3);
    expect(await rateOf('overall')).toEqual({ returned: 0, originated: 3 });
  });

  test('counts a debit that failed before it settled by the day on which it did', async () => {
    await debits(9);
    await debits(1, { code: 'insufficient_funds' });
    await api.rows("update payments set status = 'failed', returned_at = null where failure is not null");
    expect(await rateOf('overall')).toEqual({ returned: 1, originated: 10 });
  });

  test('keeps the reason of a return that a bank took back later', async () => {
    await debits(1, { code: 'R10' });
    await api.rows(
      `insert into disputes (id, payment_id, status, reason, amount, sent_at, created_at)
       select $1, id, 'won', 'debit_not_authorized', 1000, now(), now() from payments`,
      [`du_${randomUUID()}`],
    );
    await api.rows("update payments set status = 'succeeded', failure = null, reinstated_at = now()");
    expect(await rateOf('unauthorized')).toEqual({ returned: 1, originated: 1 });
  });

  test('shows where a rate is going', async () => {
    await debits(10, { code: 'R02', left: 50, back: 45 });
    await debits(90, { left: 50 });
    await debits(100);
    const administrative = (await list()).rates.find(({ kind }) => kind === 'administrative');
    expect(administrative).toMatchObject({
      now: { returned: 10, originated: 200 },
      before: { returned: 10, originated: 100 },
    });
  });

  test('is for the people who handle money', async () => {
    const other = await createPerson(api, 'staff', ['leasing']);
    expect(await refusalOf(api.callAs(other, returnRates.listReturnRates))).toMatchObject({ status: 403 });
  });
});

describe('checkReturnRates', () => {
  const limits = [
    { kind: 'unauthorized', code: 'R10', limit: 5 },
    { kind: 'administrative', code: 'R03', limit: 30 },
    { kind: 'overall', code: 'R01', limit: 150 },
  ];
  test.each(
    limits.flatMap((each) => [
      { ...each, returned: each.limit - 1, alerts: [] },
      { ...each, returned: each.limit, alerts: [each.kind] },
      { ...each, returned: each.limit + 1, alerts: [each.kind] },
    ]),
  )('of 1,000 debits, $returned $kind returns raise $alerts', async ({ code, returned, alerts }) => {
    await debits(1_000 - returned);
    await debits(returned, { code });
    await checkReturnRates(api.services);
    expect(await openAlerts()).toEqual(alerts);
    expect(await queued()).toHaveLength(alerts.length);
  });

  test('emails the people who handle money once, and again after the rate was below the limit', async () => {
    const other = await createPerson(api, 'staff', ['care']);
    await debits(199);
    await debits(1, { code: 'R10' });
    for (let day = 0; day < 3; day += 1) {
      await checkReturnRates(api.services);
      api.now = new Date(api.now.getTime() + 86_400_000);
    }
    expect(await letters()).toHaveLength(1);
    expect(await findMessages(api, other.email)).toEqual([]);
    await debits(1);
    await checkReturnRates(api.services);
    expect(await openAlerts()).toEqual([]);
    api.now = new Date(api.now.getTime() + 86_400_000);
    await debits(1, { code: 'R10' });
    await checkReturnRates(api.services);
    expect(await letters()).toHaveLength(2);
  });

  test('says nothing about fewer debits than the setting asks for', async () => {
    await debits(198);
    await debits(1, { code: 'R10' });
    await checkReturnRates(api.services);
    expect(await openAlerts()).toEqual([]);
    await checkReturnRates({ ...api.services, minReturnRateDebits: 199 });
    expect(await openAlerts()).toEqual(['unauthorized']);
  });
});
