// A worked example of a write-off and of what becomes of it: what it moves, and that it is posted once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import { accountBalance } from '@/server/modules/money/ledger';
import { accounts, homePayable, leaseReceivable, leaseShortage } from '@/server/modules/money/ledger/accounts';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { rentCharged } from './rent';
import { writeOffRecovered, writeOffReversed, writtenOff } from './writeOffs';

const api = testApi();

test('rent of $2,000 and a late fee of $50 are written off, $500 of the rent come after all, and the rest is expected again', async () => {
  const owner = await createPerson(api);
  const homeId = await createHome(api, { owner });
  const subject = { leaseId: randomUUID(), homeId, ownerId: owner.id };
  const watched = [leaseReceivable(subject.leaseId), homePayable(subject), accounts.lateFees];
  const balances = (db: Db) => Promise.all(watched.map((account) => accountBalance(db, account)));
  const [, , fees = 0] = await asSystem(api.services.db, balances);
  const twice = (work: (db: Db) => Promise<unknown>) =>
    asSystem(api.services.db, async (db) => {
      await work(db);
      await work(db);
      return balances(db);
    });
  const rent = { ...subject, id: randomUUID(), kind: 'rent' as const, amount: 200_000 };
  const fee = { ...subject, id: randomUUID(), kind: 'late_fee' as const, amount: 5_000 };
  await twice((db) => rentCharged(db, rent, api.now));
  expect(await twice((db) => rentCharged(db, fee, api.now))).toEqual([205_000, 200_000, fees + 5_000]);
  const made = { ...subject, id: randomUUID(), parts: [rent, fee] };
  expect(await twice((db) => writtenOff(db, made, api.now))).toEqual([0, 0, fees]);
  const came = { ...subject, id: randomUUID(), parts: [{ kind: 'rent' as const, amount: 50_000 }] };
  expect(await twice((db) => writeOffRecovered(db, came, api.now))).toEqual([50_000, 50_000, fees]);
  const rest = { ...subject, id: randomUUID(), parts: [{ kind: 'rent' as const, amount: 150_000 }, fee] };
  expect(await twice((db) => writeOffReversed(db, rest, api.now))).toEqual([205_000, 200_000, fees + 5_000]);
});

test('what our own money stands in for of a deposit is our loss when it is written off', async () => {
  const subject = { leaseId: randomUUID(), homeId: randomUUID(), ownerId: null };
  const watched = [leaseShortage(subject.leaseId), accounts.returnLosses];
  const balances = (db: Db) => Promise.all(watched.map((account) => accountBalance(db, account)));
  const parts = [{ kind: 'deposit' as const, amount: 30_000 }];
  await asSystem(api.services.db, async (db) => {
    const [, losses = 0] = await balances(db);
    // Owed by the residents first, as when a bank took the money back.
    await writeOffReversed(db, { ...subject, id: randomUUID(), parts }, api.now);
    expect(await balances(db)).toEqual([30_000, losses - 30_000]);
    await writtenOff(db, { ...subject, id: randomUUID(), parts }, api.now);
    expect(await balances(db)).toEqual([0, losses]);
  });
});
