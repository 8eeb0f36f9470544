// A worked example of each event of money that its owner does not collect: what it moves, and that it is posted once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import { accountBalance } from '@/server/modules/money/ledger';
import { accounts, leaseDeposit, leasePrepaid } from '@/server/modules/money/ledger/accounts';
import { post } from '@/server/modules/money/ledger/entries';
import { testApi } from '@/tests/support/api';
import { bankOrderArrived, bankOrderSent } from './bankOrders';
import { depositRefunded } from './deposits';
import { unclaimedCheckStopped, unclaimedClaimPaid, unclaimedClaimRefunded, unclaimedHeld } from './unclaimed';

const api = testApi();

test('a check of $2,400 for a deposit is never cashed, goes to the state, and is claimed late', async () => {
  const { unclaimedDeposits, bankDeposits, bankOrders, unclaimedClaims, bankOperating } = accounts;
  const watched = [unclaimedDeposits, bankDeposits, bankOrders, unclaimedClaims, bankOperating];
  const read = (db: Db) => Promise.all(watched.map((account) => accountBalance(db, account)));
  const start = await asSystem(api.services.db, read);
  /** Posts twice; counts from before the deposit. */
  const after = (work: (db: Db) => Promise<unknown>) =>
    asSystem(api.services.db, async (db) => {
      await work(db);
      await work(db);
      return (await read(db)).map((balance, n) => balance - (start[n] ?? 0));
    });
  const leaseId = randomUUID();
  const amount = 240_000;
  const deposit = [
    { account: bankDeposits, amount },
    { account: leaseDeposit(leaseId), amount: -amount },
  ];
  await after((db) =>
    post(db, { kind: 'test', source: { type: 'test', id: leaseId }, effectiveAt: api.now, entries: deposit }),
  );
  const check = { id: randomUUID(), leaseId, amount };
  expect(await after((db) => depositRefunded(db, check, api.now))).toEqual([0, 0, 0, 0, 0]);
  const item = { id: randomUUID(), place: 'deposits' as const, amount };
  const stops = await asSystem(api.services.db, (db) => depositRefunded(db, check, api.now));
  expect(await after((db) => unclaimedCheckStopped(db, { ...item, stops }, api.now))).toEqual([
    amount,
    amount,
    0,
    0,
    0,
  ]);
  expect(
    await api.rows('select is_stopped, amount::int from trust_entries where transaction_id = $1', [stops]),
  ).toEqual([{ is_stopped: true, amount: -amount }]);
  const order = { id: randomUUID(), amount };
  expect(await after((db) => bankOrderSent(db, { ...order, from: bankDeposits }, api.now))).toEqual([
    amount,
    0,
    amount,
    0,
    0,
  ]);
  expect(await after((db) => bankOrderArrived(db, { ...order, to: unclaimedDeposits }, api.now))).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect(await after((db) => unclaimedClaimPaid(db, item, api.now))).toEqual([0, 0, 0, amount, -amount]);
  expect(await after((db) => unclaimedClaimRefunded(db, item, api.now))).toEqual([0, 0, 0, 0, 0]);
});

test('credit of $75 that residents left behind stands by itself', async () => {
  const leaseId = randomUUID();
  const watched = [leasePrepaid(leaseId), accounts.unclaimedTrust];
  const read = (db: Db) => Promise.all(watched.map((account) => accountBalance(db, account)));
  await asSystem(api.services.db, async (db) => {
    const [, held = 0] = await read(db);
    const entries = [
      { account: accounts.bankTrust, amount: 7_500 },
      { account: leasePrepaid(leaseId), amount: -7_500 },
    ];
    await post(db, { kind: 'test', source: { type: 'test', id: leaseId }, effectiveAt: api.now, entries });
    const item = { id: randomUUID(), place: 'trust' as const, amount: 7_500, from: leasePrepaid(leaseId) };
    await unclaimedHeld(db, item, api.now);
    await unclaimedHeld(db, item, api.now);
    expect(await read(db)).toEqual([0, held + 7_500]);
  });
});
