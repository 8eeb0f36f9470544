// As with the real processor, what is asked at the same time is answered as if it were asked one after another.
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { testApi } from '@/tests/support/api';
import { fundBalance } from '@/tests/support/fixtures/money/payouts';

const api = testApi();
const TIMES = 12;
const all = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: TIMES }, (_, n) => work(n)));

test('transfers at once take no more than the balance has, and payouts no more than each brought', async () => {
  const { payouts } = api.services;
  await fundBalance(api, 10_000);
  const account = await payouts.openAccount({ id: 'at-once', email: 'ada@belong.test' });
  const bank = await payouts.addBankAccount({
    key: 'at-once',
    account,
    holderName: 'Ada',
    routingNumber: '110000000',
    accountNumber: '000123456789',
  });
  if (bank.refusal !== undefined) throw new Error(bank.refusal);
  const order = { account, amount: cents(1_000), source: 'card', description: 'Payout' } as const;
  const moved = await all((n) => payouts.transfer({ ...order, key: `at-once-${n}`, reference: `at-once-${n}` }));
  expect(moved.filter((answer) => 'ref' in answer)).toHaveLength(10);
  expect(moved.filter((answer) => 'refusal' in answer && answer.cause === 'balance')).toHaveLength(TIMES - 10);
  expect(await payouts.readBalance()).toEqual({ card: 0, bank_account: 0 });
  const sent = await all((n) =>
    payouts.send({ ...order, key: `at-once-${n}`, reference: `at-once-${n}`, bankRef: bank.ref }),
  );
  expect(sent.filter((answer) => 'ref' in answer)).toHaveLength(10);
  expect(await payouts.readBalance(account)).toEqual({ card: 0, bank_account: 0 });
});

test('no more is refunded than was paid', async () => {
  const { payments } = api.services;
  const paid = await payments.pay({
    key: 'refunds-at-once',
    amount: cents(10_000),
    method: 'card',
    methodRef: 'pm_card_visa',
    description: 'Rent',
  });
  const refunds = await all((n) =>
    payments.refund({ key: `refund-at-once-${n}`, paymentRef: paid.ref, amount: cents(2_500) }),
  );
  expect(refunds.filter(({ refusal }) => refusal === undefined)).toHaveLength(4);
  expect(refunds.filter(({ refusal }) => refusal === 'charge_already_refunded')).toHaveLength(TIMES - 4);
});

test('two who follow the bank hear once of each debit', async () => {
  const { payments } = api.services;
  const order = {
    amount: cents(5_000),
    method: 'bank',
    methodRef: 'pm_usBankAccount_success',
    description: 'Rent',
  } as const;
  const debits = await all((n) => payments.pay({ ...order, key: `debit-at-once-${n}` }));
  api.now = new Date(api.now.getTime() + 10 * 86_400_000);
  const advance = () => payments.sandbox?.advance(async () => true);
  await Promise.all([advance(), advance(), advance()]);
  for (const { ref } of debits)
    expect(
      await api.rows(
        "select id from sandbox.objects where kind = 'event' and body->'event'->>'type' = 'payment_intent.succeeded' and body::text like $1",
        [`%${ref}%`],
      ),
    ).toHaveLength(1);
});
