// A worked example of each event of a held debit: what it moves, and that it is posted once.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import { accountBalance } from '@/server/modules/money/ledger';
import { homeHeld, homePayable } from '@/server/modules/money/ledger/accounts';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { contributionReceived } from './contributions';
import { debitGuaranteed, debitHeld, debitReleased } from './debitHolds';

const api = testApi();
let hold = { paymentId: '', homeId: '', ownerId: '', step: 0 };
beforeEach(async () => {
  const owner = await createPerson(api);
  hold = { paymentId: randomUUID(), homeId: await createHome(api, { owner }), ownerId: owner.id, step: 0 };
  await posted((db) => contributionReceived(db, { id: hold.paymentId, ...hold }, 1_200_000, api.now));
});

/** Posts twice, and answers by how much it changed what the home is owed and what of it is held. */
async function posted(work: (db: Db) => Promise<unknown>): Promise<{ payable: number; held: number }> {
  const read = (db: Db) => Promise.all([accountBalance(db, homePayable(hold)), accountBalance(db, homeHeld(hold))]);
  const [payable, held] = await asSystem(api.services.db, read);
  await asSystem(api.services.db, work);
  await asSystem(api.services.db, work);
  const [payableNow, heldNow] = await asSystem(api.services.db, read);
  return { payable: payableNow - payable, held: heldNow - held };
}

test('a first debit of $12,000 is held; $2,000 of it are disputed, and the rest is released', async () => {
  expect(await posted((db) => debitHeld(db, hold, 1_200_000, api.now))).toEqual({
    payable: -1_200_000,
    held: 1_200_000,
  });
  expect(await posted((db) => debitReleased(db, { ...hold, step: 1 }, 200_000, api.now))).toEqual({
    payable: 200_000,
    held: -200_000,
  });
  expect(await posted((db) => debitReleased(db, { ...hold, step: 2 }, 1_000_000, api.now))).toEqual({
    payable: 1_000_000,
    held: -1_000_000,
  });
});

test('a first debit of $12,000 that pays guaranteed rent is paid out before its days are over', async () => {
  await posted((db) => debitHeld(db, hold, 1_200_000, api.now));
  expect(await posted((db) => debitGuaranteed(db, { ...hold, step: 1 }, 1_200_000, api.now))).toEqual({
    payable: 1_200_000,
    held: -1_200_000,
  });
});

test('refuses to release more than is held', async () => {
  await posted((db) => debitHeld(db, hold, 1_200_000, api.now));
  const more = asSystem(api.services.db, (db) => debitReleased(db, { ...hold, step: 1 }, 1_200_001, api.now));
  await expect(more).rejects.toThrow();
});
