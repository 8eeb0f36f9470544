// A row that cannot be written does not block the others, and the job reports the failure.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asSystem } from '@/server/db/client';
import { addLateFees } from '@/server/modules/money/charges/lateFees';
import { createDueCharges } from '@/server/modules/money/charges/schedule';
import { makePayouts } from '@/server/modules/money/payouts/jobs';
import { createRun, releaseRun } from '@/server/modules/money/payouts/runs/runs';
import { testApi } from '@/tests/support/api';
import { createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();

/** From now on, the database refuses new rows of a table for this home. */
const refuse = (table: string, homeId: string) =>
  api.rows(`alter table ${table} add constraint broken_row check (home_id <> '${homeId}') not valid`);
const repair = (table: string) => api.rows(`alter table ${table} drop constraint if exists broken_row`);
const byId = <T extends { id: string }>(rows: T[]) => rows.sort((a, b) => a.id.localeCompare(b.id));

beforeEach(async () => {
  await api.rows("update agreements set status = 'voided'");
});
afterEach(() => Promise.all(['charges', 'payouts'].map(repair)));

test('rent and late fees of one lease that fails are missing alone, until it is mended', async () => {
  const [first, second] = byId([await createLivedInLease(api, {}), await createLivedInLease(api, {})]);
  if (!first || !second) throw new Error('no leases');
  const chargesOf = async ({ id }: { id: string }) =>
    (await api.rows<{ kind: string }>('select kind from charges where lease_id = $1', [id])).map(({ kind }) => kind);
  await api.empty('payment_allocations', 'charges');
  await refuse('charges', first.homeId);
  api.now = new Date('2027-02-01T20:00:00Z');
  await expect(createDueCharges(api.services)).rejects.toThrow('Rows that failed: 1');
  expect(await chargesOf(first)).toEqual([]);
  expect(await chargesOf(second)).toContain('rent');

  await repair('charges');
  await createDueCharges(api.services);
  expect(await chargesOf(first)).toEqual(await chargesOf(second));

  await refuse('charges', first.homeId);
  api.now = new Date('2027-02-20T20:00:00Z');
  await expect(addLateFees(api.services)).rejects.toThrow('Rows that failed: 1');
  expect(await chargesOf(first)).not.toContain('late_fee');
  expect(await chargesOf(second)).toContain('late_fee');
});

test('pays other owners when the payout of one home fails', async () => {
  const [first, second] = [await createPaidHome(api), await createPaidHome(api)].sort((a, b) =>
    a.homeId.localeCompare(b.homeId),
  );
  if (!first || !second) throw new Error('no homes');
  for (const home of [first, second]) await chargeRent(api, home, { dueOn: '2027-03-01' });
  api.now = new Date('2027-03-05T18:00:00Z');
  const staff = await createPerson(api, 'staff');
  const run = await asSystem(api.services.db, (db) => createRun(db, '2027-03-05', null, api.now));
  await asSystem(api.services.db, (db) => releaseRun(db, run.id, staff.id, api.now));
  const payoutsOf = ({ homeId }: { homeId: string }) =>
    api.rows('select status, amount::int from payouts where home_id = $1', [homeId]);
  const finished = () => api.rows('select id from payout_runs where id = $1 and finished_at is not null', [run.id]);

  await refuse('payouts', first.homeId);
  await expect(makePayouts(api.services)).rejects.toThrow('Rows that failed: 1');
  expect(await payoutsOf(first)).toEqual([]);
  expect(await payoutsOf(second)).toEqual([{ status: 'sent', amount: 120_000 }]);
  expect(await finished()).toEqual([]);

  await repair('payouts');
  await makePayouts(api.services);
  for (const home of [first, second]) expect(await payoutsOf(home)).toEqual([{ status: 'sent', amount: 120_000 }]);
  expect(await finished()).toHaveLength(1);
});
