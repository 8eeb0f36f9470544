// A worked example of each event of an expense that we pay for an owner: what it moves, and that it is posted once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import { accountBalance } from '@/server/modules/money/ledger';
import { accounts, homePayable } from '@/server/modules/money/ledger/accounts';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { bankOrderReturned, bankOrderSent, bankOrderStopped } from './bankOrders';
import { expenseReleased, expenseReturned } from './expenses';

const api = testApi();

/** What each step changes of the money of a home, of the orders on their way, and of the bank. */
async function setup() {
  const owner = await createPerson(api);
  const expense = { id: randomUUID(), attempt: 1, homeId: await createHome(api, { owner }), ownerId: owner.id };
  const read = (db: Db) =>
    Promise.all(
      [homePayable(expense), accounts.bankOrders, accounts.bankTrust].map((account) => accountBalance(db, account)),
    );
  const [, orders = 0, bank = 0] = await asSystem(api.services.db, read);
  /** Posts twice; counts from before the expense. */
  const after = (work: (db: Db) => Promise<unknown>) =>
    asSystem(api.services.db, async (db) => {
      await work(db);
      await work(db);
      const [home = 0, ordersNow = 0, bankNow = 0] = await read(db);
      return { home, orders: ordersNow - orders, bank: bankNow - bank };
    });
  return { expense, after };
}

test('HOA dues of $400 are ordered, the bank has the order, sends it back, and the owner has the money again', async () => {
  const { expense, after } = await setup();
  const order = { id: randomUUID(), amount: 40_000, from: accounts.bankTrust };
  expect(await after((db) => expenseReleased(db, expense, 40_000, api.now))).toEqual({
    home: -40_000,
    orders: -40_000,
    bank: 0,
  });
  expect(await after((db) => bankOrderSent(db, order, api.now))).toEqual({ home: -40_000, orders: 0, bank: -40_000 });
  expect(await after((db) => bankOrderReturned(db, order, api.now))).toEqual({
    home: -40_000,
    orders: -40_000,
    bank: 0,
  });
  expect(await after((db) => expenseReturned(db, expense, api.now))).toEqual({ home: 0, orders: 0, bank: 0 });
});

test('a check of $250 is stopped before the bank pays it: the bank never sees it', async () => {
  const { expense, after } = await setup();
  const order = { id: randomUUID(), amount: 25_000, from: accounts.bankTrust };
  await after((db) => expenseReleased(db, expense, 25_000, api.now));
  expect(await after((db) => bankOrderSent(db, order, api.now))).toEqual({ home: -25_000, orders: 0, bank: -25_000 });
  expect(await after((db) => bankOrderStopped(db, order.id, api.now))).toEqual({
    home: -25_000,
    orders: -25_000,
    bank: 0,
  });
  expect(await after((db) => expenseReturned(db, expense, api.now))).toEqual({ home: 0, orders: 0, bank: 0 });
  expect(await api.rows('select is_stopped from trust_entries where amount = -25000')).toEqual([{ is_stopped: true }]);
});
