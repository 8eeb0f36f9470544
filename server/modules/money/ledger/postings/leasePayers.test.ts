// A worked example of each event of a payer who does not live there: what it moves, and that it is posted once.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asSystem, type Db } from '@/server/db/client';
import { accountBalance } from '@/server/modules/money/ledger';
import { accounts, homePayable, leasePayerReceivable, leaseReceivable } from '@/server/modules/money/ledger/accounts';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { payerCharged, payerChargeWaived, payerPaymentReceived, payerPaymentReturned } from './leasePayers';

const api = testApi();

test('a housing authority owes $1,800, pays $1,500 that comes back and is given up; residents owe none of it', async () => {
  const owner = await createPerson(api);
  const homeId = await createHome(api, { owner });
  const charge = { id: randomUUID(), leaseId: randomUUID(), homeId, ownerId: owner.id, amount: 180_000 };
  const payment = { id: randomUUID(), leaseId: charge.leaseId, amount: 150_000 };
  const balances = (db: Db) =>
    Promise.all(
      [
        leasePayerReceivable(charge.leaseId),
        homePayable(charge),
        accounts.bankTrust,
        leaseReceivable(charge.leaseId),
      ].map((account) => accountBalance(db, account)),
    );
  const twice = (work: (db: Db) => Promise<unknown>) =>
    asSystem(api.services.db, async (db) => {
      await work(db);
      await work(db);
      return balances(db);
    });
  const [, , bank = 0] = await asSystem(api.services.db, balances);
  expect(await twice((db) => payerCharged(db, charge, api.now))).toEqual([180_000, 180_000, bank, 0]);
  expect(await twice((db) => payerPaymentReceived(db, payment, api.now))).toEqual([30_000, 180_000, bank + 150_000, 0]);
  expect(await twice((db) => payerPaymentReturned(db, payment.id, api.now))).toEqual([180_000, 180_000, bank, 0]);
  expect(await twice((db) => payerChargeWaived(db, charge, api.now))).toEqual([0, 0, bank, 0]);
});
