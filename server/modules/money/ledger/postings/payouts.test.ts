// A worked example of each event of a payout: what it moves, and that it is posted once.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '@/server/db/client';
import { asSystem } from '@/server/db/client';
import { testApi } from '@/tests/support/api';
import { createPaidHome, insertSignedAdvance } from '@/tests/support/fixtures/money/payouts';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import {
  advancePaid,
  advanceRepaid,
  feesEarned,
  guaranteePaid,
  guaranteeRepaid,
  installmentPaid,
  installmentsStarted,
  payoutFunded,
  payoutRecalled,
  payoutReturned,
  payoutSent,
  withheld,
} from './payouts';

const api = testApi();
let subject = { id: '', homeId: '', ownerId: '' };
beforeEach(async () => {
  const owner = await createPerson(api);
  subject = { id: randomUUID(), homeId: await createHome(api, { owner }), ownerId: owner.id };
});

/** Posts twice, and answers what the books then hold of it: debits above zero, by account. */
async function posted(work: (db: Db) => Promise<unknown>): Promise<Record<string, number>> {
  const before = (await api.rows<{ n: number }>('select count(*)::int as n from ledger_transactions'))[0]?.n ?? 0;
  await asSystem(api.services.db, work);
  await asSystem(api.services.db, work);
  const rows = await api.rows<{ code: string; amount: number }>(
    `select replace(code, $1, 'home') as code, sum(amount)::int as amount from ledger_entries entry
       join ledger_accounts account on account.id = entry.account_id
     where transaction_id in (select id from ledger_transactions order by posted_at, id offset $2)
     group by code order by code`,
    [`home:${subject.homeId}`, before],
  );
  return Object.fromEntries(rows.map(({ code, amount }) => [code, amount]));
}

test('fees of $150 and $1,650 come out of what the home is owed', async () => {
  const fees = { management: 15_000, placement: 165_000 };
  expect(await posted((db) => feesEarned(db, subject, fees, api.now))).toEqual({
    'fees:management': -15_000,
    'fees:placement': -165_000,
    'home:payable': 180_000,
  });
});

test('$2,000 of guaranteed rent is our money, and comes back when the resident pays', async () => {
  expect(await posted((db) => guaranteePaid(db, subject, 200_000, api.now))).toEqual({
    'bank:operating': -200_000,
    'bank:trust': 200_000,
    'guarantee:paid': 200_000,
    'home:payable': -200_000,
  });
  expect(await posted((db) => guaranteeRepaid(db, subject, 200_000, api.now))).toEqual({
    'bank:operating': 200_000,
    'bank:trust': -200_000,
    'guarantee:paid': -200_000,
    'home:payable': 200_000,
  });
});

test('an advance of $34,200 less $2,160 is owed at once, and repaid as rent comes in', async () => {
  const home = await createPaidHome(api, { plan: 'Yearly' });
  subject = { id: randomUUID(), homeId: home.homeId, ownerId: home.owner.id };
  await insertSignedAdvance(api, home, subject.id);
  expect(await posted((db) => advancePaid(db, subject, { whole: 3_420_000, fee: 216_000 }, api.now))).toEqual({
    'bank:operating': -3_420_000,
    'bank:trust': 3_420_000,
    'fees:advance': -216_000,
    'home:advance': 3_420_000,
    'home:payable': -3_204_000,
  });
  expect(await posted((db) => advanceRepaid(db, subject, 285_000, api.now))).toEqual({
    'bank:operating': 285_000,
    'bank:trust': -285_000,
    'home:advance': -285_000,
    'home:payable': 285_000,
  });
});

test('24% withheld is owed to the IRS', async () => {
  expect(await posted((db) => withheld(db, subject, 28_800, api.now))).toEqual({
    'home:payable': 28_800,
    'taxes:withheld': -28_800,
  });
});

test('a payout goes through the payee’s account at the processor, and back to our balance when it is recalled', async () => {
  const source = { type: 'payoutPart', id: subject.id } as const;
  expect(await posted((db) => payoutFunded(db, source, 120_000, api.now))).toEqual({
    processor: -120_000,
    'processor:connected': 120_000,
  });
  expect(await posted((db) => payoutRecalled(db, source, api.now))).toEqual({
    processor: 120_000,
    'processor:connected': -120_000,
  });
});

test('a payout leaves the payee’s account, and is owed again when it comes back', async () => {
  expect(await posted((db) => payoutSent(db, subject, 120_000, api.now))).toEqual({
    'home:payable': 120_000,
    'processor:connected': -120_000,
  });
  expect(await posted((db) => payoutReturned(db, subject.id, api.now))).toEqual({
    'home:payable': -120_000,
    'processor:connected': 120_000,
  });
});

test('a bill of $600 in installments is paid with our money, and paid back by $100 with $2 of the fee', async () => {
  expect(await posted((db) => installmentsStarted(db, subject, 60_000, api.now))).toEqual({
    'bank:operating': -60_000,
    'bank:trust': 60_000,
    'home:installments': 60_000,
    'home:payable': -60_000,
  });
  expect(await posted((db) => installmentPaid(db, subject, { principal: 10_000, fee: 200 }, api.now))).toEqual({
    'bank:operating': 10_000,
    'bank:trust': -10_000,
    'fees:installments': -200,
    'home:installments': -10_000,
    'home:payable': 10_200,
  });
});
