// Fees and payouts stored before charges had rules by their kind, after the migrations.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { migrationsDir } from './migrate';

const api = testApi();

const GUESSES = [
  ['Pet', 'month', 'pet_rent'],
  ['Second parking space', 'month', 'parking'],
  ['Garage EV charger', 'month', 'parking'],
  ['Electric car charger', 'month', 'utility'],
  ['Water, sewer and trash', 'month', 'utility'],
  ['Cat-5 internet', 'month', 'pet_rent'],
  ['Storage unit (no pets)', 'month', 'pet_rent'],
  ['EV charger', 'month', 'monthly'],
  ['Garden care', 'month', 'monthly'],
  ['Carpets', 'month', 'monthly'],
  ['Pet cleaning', 'once', 'one_time'],
  ['HOA move-in fee', 'once', 'one_time'],
] as const;
const stored = GUESSES.map(([name, every]) => ({ name, cents: 5_000, every, required: true, why: 'x' }));

test('keeps the guessed kinds, and the ids of fees that a lease has from its listing', async () => {
  const { homeId, leaseId } = await createPaidHome(api);
  const plainHome = await createHome(api, { owner: await createPerson(api) });
  const own = { name: 'Pet rent: Rex', cents: 2_500, every: 'month', required: false, why: 'x', from: '2027-01-01' };
  await api.rows('update homes set fees = $2 where id = $1', [homeId, JSON.stringify(stored)]);
  await api.rows("update leases set terms = terms || jsonb_build_object('fees', $2::jsonb) where id = $1", [
    leaseId,
    JSON.stringify([stored[1], own]),
  ]);
  await api.rows(await readFile(path.join(migrationsDir, '0280_fee_kinds.sql'), 'utf8'));
  const [home] = await api.rows<{ fees: { id: string; kind: string }[] }>('select fees from homes where id = $1', [
    homeId,
  ]);
  expect(home?.fees).toEqual(
    stored.map((fee, n) => ({ ...fee, kind: GUESSES[n]?.[2], id: expect.stringMatching(/^[0-9a-f-]{36}$/) })),
  );
  expect(new Set(home?.fees.map(({ id }) => id)).size).toBe(stored.length);
  const [lease] = await api.rows<{ fees: unknown }>("select terms->'fees' as fees from leases where id = $1", [
    leaseId,
  ]);
  expect(lease?.fees).toEqual([home?.fees[1], { ...own, kind: 'pet_rent', id: expect.any(String) }]);
  expect(await api.rows('select fees from homes where id = $1', [plainHome])).toEqual([{ fees: [] }]);
});

test('splits what older payouts counted as rent into rent and charges by their kind', async () => {
  const home = await createPaidHome(api);
  await chargeRent(api, home, { dueOn: '2026-12-01' });
  await chargeRent(api, home, { dueOn: '2026-12-01', kind: 'pet_rent', amount: 4_000, paid: 4_000 });
  await chargeRent(api, home, { dueOn: '2026-12-01', kind: 'utility', amount: 6_000, paid: 6_000 });
  await api.rows(
    `insert into credits (id, lease_id, home_id, amount, reason, created_at)
     select gen_random_uuid(), $1, $2, 310000, 'test', $3`,
    [home.leaseId, home.homeId, api.now],
  );
  await api.rows(
    `insert into payment_allocations (id, credit_id, charge_id, lease_id, home_id, amount, created_at, applied_at)
     select gen_random_uuid(), credits.id, charges.id, lease_id, home_id, charges.paid, $2, $2
     from charges join credits using (lease_id, home_id) where home_id = $1`,
    [home.homeId, api.now],
  );
  const [runId, payoutId] = [randomUUID(), randomUUID()];
  await api.rows("insert into payout_runs (id, pay_on, status, created_at) values ($1, '2026-12-07', 'open', $2)", [
    runId,
    api.now,
  ]);
  await api.rows(
    `insert into payouts (id, run_id, home_id, owner_id, period, plan, pay_on, status, amount, rent_paid, created_at, updated_at)
     values ($1, $2, $3, $4, '2026-12-01', 'Monthly', '2026-12-07', 'sent', 100, 304000, $5, $5)`,
    [payoutId, runId, home.homeId, home.owner.id, api.now],
  );
  await api.rows('alter table payouts drop column charges_paid, add column charges_paid bigint not null default 0');
  await api.rows('update payouts set charges_paid = 6000 where id = $1', [payoutId]);
  await api.rows(await readFile(path.join(migrationsDir, '0281_payout_charges.sql'), 'utf8'));
  expect(await api.rows('select rent_paid::int, charges_paid from payouts where id = $1', [payoutId])).toEqual([
    { rent_paid: 300_000, charges_paid: { pet_rent: 4_000, utility: 6_000 } },
  ]);
});
