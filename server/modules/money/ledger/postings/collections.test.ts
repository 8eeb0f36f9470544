// A worked example of a payment of a collection agency: what it moves, and that it is posted once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import { accountBalance } from '@/server/modules/money/ledger';
import { accounts, leasePrepaid } from '@/server/modules/money/ledger/accounts';
import { testApi } from '@/tests/support/api';
import { agencyRemitted } from './collections';
import { paymentReturned } from './rent';

const api = testApi();

test('residents pay an agency $500, it keeps $175 and remits $325, and the bank takes it back', async () => {
  const payment = { id: randomUUID(), leaseId: randomUUID(), gross: 50_000, fee: 17_500 };
  const watched = [leasePrepaid(payment.leaseId), accounts.bankTrust, accounts.collectionFees];
  const balances = (db: Db) => Promise.all(watched.map((account) => accountBalance(db, account)));
  const [, bank = 0, fees = 0] = await asSystem(api.services.db, balances);
  const twice = (work: (db: Db) => Promise<unknown>) =>
    asSystem(api.services.db, async (db) => {
      await work(db);
      await work(db);
      return balances(db);
    });
  expect(await twice((db) => agencyRemitted(db, payment, api.now))).toEqual([50_000, bank + 32_500, fees + 17_500]);
  expect(await twice((db) => paymentReturned(db, payment.id, api.now))).toEqual([0, bank, fees]);
});
