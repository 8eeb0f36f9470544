// Fees stored before they had a kind: the migration keeps the kind that was guessed from their name.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { createPaidHome } from '@/tests/support/fixtures/money/payouts';
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
  const [lease] = await api.rows<{ fees: unknown }>("select terms->'fees' as fees from leases where id = $1", [leaseId]);
  expect(lease?.fees).toEqual([home?.fees[1], { ...own, kind: 'pet_rent', id: expect.any(String) }]);
  expect(await api.rows('select fees from homes where id = $1', [plainHome])).toEqual([{ fees: [] }]);
});
