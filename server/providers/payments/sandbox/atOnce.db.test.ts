// As with the real processor, what is asked at the same time is answered as if it were asked one after another.
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { testApi } from '@/tests/support/api';

const api = testApi();
const TIMES = 12;
const all = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: TIMES }, (_, n) => work(n)));

test('payouts of one account leave with the money of each', async () => {
  const { payouts } = api.services;
  const account = await payouts.openAccount({ id: 'at-once', email: 'ada@belong.test' });
  const bank = await payouts.addBankAccount({
    key: 'at-once',
    account,
    holderName: 'Ada',
    routingNumber: '110000000',
    accountNumber: '000123456789',
  });
  if (bank.refusal !== undefined) throw new Error(bank.refusal);
  const sent = await all((n) =>
    payouts.send({ key: `at-once-${n}`, account, bankRef: bank.ref, amount: cents(1_000 + n), description: 'Payout' }),
  );
  for (const answer of sent) expect(answer).toMatchObject({ status: 'sent' });
  expect(await api.rows("select body->'balance' as left from sandbox.objects where id = $1", [account])).toEqual([
    { left: 0 },
  ]);
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
