// A worked example of each event of a contribution: what it moves, and that it is posted once.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import { accountBalance } from '@/server/modules/money/ledger';
import { accounts, homePayable } from '@/server/modules/money/ledger/accounts';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import {
  contributionPartReinstated,
  contributionPartReturned,
  contributionReceived,
  contributionRefunded,
  contributionReinstated,
  contributionReturned,
} from './contributions';

const api = testApi();
let payment = { id: '', homeId: '', ownerId: '' };
beforeEach(async () => {
  const owner = await createPerson(api);
  payment = { id: randomUUID(), homeId: await createHome(api, { owner }), ownerId: owner.id };
});

/** Posts twice, and answers by how much it changed what the processor holds and what the home is owed. */
async function posted(work: (db: Db) => Promise<unknown>): Promise<{ processor: number; payable: number }> {
  const read = (db: Db) =>
    Promise.all([accountBalance(db, accounts.processor), accountBalance(db, homePayable(payment))]);
  const [processor, payable] = await asSystem(api.services.db, read);
  await asSystem(api.services.db, work);
  await asSystem(api.services.db, work);
  const [processorNow, payableNow] = await asSystem(api.services.db, read);
  return { processor: processorNow - processor, payable: payableNow - payable };
}

test('an owner pays in $1,500, the bank takes it back, and it comes again', async () => {
  expect(await posted((db) => contributionReceived(db, payment, 150_000, api.now))).toEqual({
    processor: 150_000,
    payable: 150_000,
  });
  expect(await posted((db) => contributionReturned(db, payment, api.now))).toEqual({
    processor: -150_000,
    payable: -150_000,
  });
  expect(await posted((db) => contributionReinstated(db, payment, 150_000, api.now))).toEqual({
    processor: 150_000,
    payable: 150_000,
  });
});

test('$400 of a contribution of $1,500 are disputed, and come again; $100 go back to the owner', async () => {
  await posted((db) => contributionReceived(db, payment, 150_000, api.now));
  const dispute = { ...payment, id: `du_${randomUUID()}` };
  expect(await posted((db) => contributionPartReturned(db, dispute, 40_000, api.now))).toEqual({
    processor: -40_000,
    payable: -40_000,
  });
  expect(await posted((db) => contributionPartReinstated(db, dispute, 40_000, api.now))).toEqual({
    processor: 40_000,
    payable: 40_000,
  });
  const refund = { ...payment, id: randomUUID() };
  expect(await posted((db) => contributionRefunded(db, refund, 10_000, api.now))).toEqual({
    processor: -10_000,
    payable: -10_000,
  });
});
