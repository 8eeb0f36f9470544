// What Stripe's reference documents of balances, transfers, payouts, keys, and errors, asked through its SDK; and what the
// product makes of each error.
import Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { testApi } from '@/tests/support/api';
import { advanceClock } from '@/tests/support/fixtures/logins';
import { emptyBalance, fundBalance } from '@/tests/support/fixtures/money/payouts';

const api = testApi();
const newKey = () => crypto.randomUUID();
const description = 'Payout';
let account: string;

const stripe = () =>
  new Stripe('sk_test_sandbox', {
    httpClient: Stripe.createFetchHttpClient(api.services.payouts.sandbox?.fetch),
    maxNetworkRetries: 0,
  });
const addBank = async (accountNumber = '000123456789') => {
  const bank = await api.services.payouts.addBankAccount({
    key: newKey(),
    account,
    holderName: 'Ada',
    routingNumber: '110000000',
    accountNumber,
  });
  return bank.refusal === undefined ? bank.ref : expect.fail(bank.refusal);
};
const transfer = (amount: number, source: 'card' | 'bank_account' = 'card', key = newKey()) =>
  api.services.payouts.transfer({ key, reference: key, account, amount: cents(amount), source, description });
const send = (bankRef: string, amount: number) => {
  const key = newKey();
  const order = { key, reference: key, account, bankRef, source: 'card', description } as const;
  return api.services.payouts.send({ ...order, amount: cents(amount) });
};
const pay = (methodRef: string, method: 'card' | 'bank' = 'card', key = newKey()) =>
  api.services.payments.pay({ key, amount: cents(10_000), method, methodRef, description: 'Rent' });
const balance = async () => {
  const { available, pending } = await stripe().balance.retrieve();
  return [available[0]?.source_types, pending[0]?.source_types];
};

const at = (day: number, hour: number) => new Date(Date.UTC(2031, 2, 3 + 7 * week + day, hour));
let week = 0;

beforeEach(async () => {
  // A Monday: what was pending the week before is available.
  week += 1;
  api.now = at(0, 18);
  await emptyBalance(api);
  account = await api.services.payouts.openAccount({ id: newKey(), email: 'ada@belong.test' });
});

describe('the balance', () => {
  test('of a card is pending for two business days, of card 4000 0000 0000 0077 available at once', async () => {
    await pay('pm_card_visa');
    expect(await balance()).toEqual([
      { card: 0, bank_account: 0 },
      { card: 10_000, bank_account: 0 },
    ]);
    await pay('pm_card_bypassPending');
    expect(await balance()).toEqual([
      { card: 10_000, bank_account: 0 },
      { card: 10_000, bank_account: 0 },
    ]);
    api.now = at(2, 0);
    expect(await balance()).toEqual([
      { card: 20_000, bank_account: 0 },
      { card: 0, bank_account: 0 },
    ]);
  });

  test('is settled without what is pending and what was transferred', async () => {
    await pay('pm_card_visa');
    await fundBalance(api, 50_000);
    await transfer(40_000);
    const settled = await api.services.payments.listSettlements(at(0, 0));
    expect(settled).toMatchObject([{ amount: 10_000, arrivedOn: at(0, 0).toISOString().slice(0, 10) }]);
    expect(await balance()).toEqual([
      { card: 0, bank_account: 0 },
      { card: 10_000, bank_account: 0 },
    ]);
  });

  test('is topped up from our bank two business days after the order', async () => {
    api.now = at(4, 18);
    const topUp = await api.services.payouts.topUp({ key: newKey(), amount: cents(30_000), description });
    expect(topUp).toMatchObject({ status: 'pending', arrivesOn: at(8, 0).toISOString().slice(0, 10) });
    expect((await balance())[0]).toEqual({ card: 0, bank_account: 0 });
    api.now = at(8, 1);
    expect((await balance())[0]).toEqual({ card: 30_000, bank_account: 0 });
  });
});

describe('a transfer', () => {
  test('draws on one available source, and is refused where that is short', async () => {
    await fundBalance(api, 10_000);
    expect(await transfer(10_001)).toEqual({ refusal: 'balance_insufficient', cause: 'balance' });
    expect(await transfer(10_000, 'bank_account')).toEqual({ refusal: 'balance_insufficient', cause: 'balance' });
    expect(await transfer(10_000)).toMatchObject({ ref: expect.stringMatching(/^tr_/) });
  });

  test('is reversed from the balance of the account, which must have it', async () => {
    await fundBalance(api, 10_000);
    const made = await transfer(10_000);
    const ref = 'ref' in made ? made.ref : expect.fail(made.refusal);
    const bank = await addBank('000111111116');
    expect(await send(bank, 10_000)).toMatchObject({ status: 'sent' });
    const reverse = () => api.services.payouts.reverseTransfer({ key: newKey(), ref });
    expect(await reverse()).toEqual({ refusal: 'balance_insufficient', cause: 'balance' });
    // The bank sends it back: it lies on the account of the payee.
    advanceClock(api, 5 * 86_400);
    expect(await api.services.payouts.readBalance(account)).toEqual({ card: 10_000, bank_account: 0 });
    expect(await reverse()).toMatchObject({ ref: expect.stringMatching(/^trr_/) });
    expect(await api.services.payouts.readBalance(account)).toEqual({ card: 0, bank_account: 0 });
    expect(await api.services.payouts.readBalance()).toEqual({ card: 10_000, bank_account: 0 });
  });
});

test('a payout that was paid can fail later, with a balance transaction that returns it, and tells of each', async () => {
  await fundBalance(api, 10_000);
  await transfer(10_000);
  const sent = await send(await addBank('000111111113'), 10_000);
  const ref = 'ref' in sent ? sent.ref : expect.fail(sent.refusal);
  const read = () => stripe().payouts.retrieve(ref, {}, { stripeAccount: account });
  const arrival = (await read()).arrival_date * 1_000;
  api.now = new Date(arrival + 3_600_000);
  expect(await read()).toMatchObject({ status: 'paid', failure_code: null, failure_balance_transaction: null });
  advanceClock(api, 2 * 86_400);
  expect(await read()).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  const events = await api.rows<{ type: string }>(
    `select body->'event'->>'type' as type from sandbox.objects where kind = 'event' and body->'event'->>'account' = $1
     order by created`,
    [account],
  );
  expect(events.map(({ type }) => type)).toEqual(['payout.created', 'payout.paid', 'payout.failed']);
});

describe('an account', () => {
  const change = (transfers: 'inactive' | 'pending' | 'active', pastDue: readonly string[]) =>
    api.services.payouts.sandbox?.changeAccount(account, {
      transfers,
      pastDue,
      currentlyDue: [],
      disabledReason: null,
    });

  test.each(['inactive', 'pending'] as const)('receives no transfer while the capability is %s', async (state) => {
    await fundBalance(api, 10_000);
    await change(state, []);
    expect(await transfer(10_000)).toEqual({ refusal: 'insufficient_capabilities_for_transfer', cause: 'capability' });
    await change('active', []);
    expect(await transfer(10_000)).toMatchObject({ ref: expect.any(String) });
  });

  test('is not paid out while a requirement is past due', async () => {
    await fundBalance(api, 10_000);
    await transfer(10_000);
    const bank = await addBank();
    await change('active', ['individual.id_number']);
    expect(await send(bank, 10_000)).toEqual({ refusal: 'payouts_not_allowed', cause: 'capability' });
  });
});

describe('an idempotency key', () => {
  test('answers the first result for a day, and makes another object after it', async () => {
    const key = newKey();
    const first = await pay('pm_card_bypassPending', 'card', key);
    advanceClock(api, 86_399);
    expect((await pay('pm_card_bypassPending', 'card', key)).ref).toBe(first.ref);
    advanceClock(api, 1);
    expect((await pay('pm_card_bypassPending', 'card', key)).ref).not.toBe(first.ref);
  });

  test('answers a refusal again, also when the money is there by then', async () => {
    const key = newKey();
    expect(await transfer(10_000, 'card', key)).toMatchObject({ cause: 'balance' });
    await fundBalance(api, 10_000);
    expect(await transfer(10_000, 'card', key)).toMatchObject({ cause: 'balance' });
    expect(await transfer(10_000)).toMatchObject({ ref: expect.any(String) });
  });

  test('with other parameters is an error, and leaves open what became of the first', async () => {
    const key = newKey();
    await pay('pm_card_bypassPending', 'card', key);
    await expect(pay('pm_card_visa', 'card', key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  test('of a request that failed validation may be used again', async () => {
    const key = newKey();
    expect(await pay('pm_unknown', 'card', key)).toMatchObject({ status: 'failed', failure: 'resource_missing' });
    expect(await pay('pm_card_bypassPending', 'card', key)).toMatchObject({ status: 'succeeded' });
  });

  test('is refused while its first request is under way', async () => {
    await fundBalance(api, 10_000);
    const idempotencyKey = newKey();
    const make = () =>
      stripe().transfers.create({ amount: 100, currency: 'usd', destination: account }, { idempotencyKey });
    const all = await Promise.allSettled(Array.from({ length: 6 }, make));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const error of refused) expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect((await api.services.payouts.readBalance(account)).card).toBe(100);
  });
});

describe('an error', () => {
  test.each([
    ['unavailable', { type: 'StripeAPIError', statusCode: 503 }],
    ['unauthorized', { type: 'StripeAuthenticationError', statusCode: 401 }],
    ['rateLimited', { type: 'StripeRateLimitError', statusCode: 429, code: 'rate_limit' }],
  ] as const)('%s has the status and type of the reference', async (mishap, error) => {
    api.services.payouts.sandbox?.failNext(mishap);
    await expect(stripe().accounts.create({ country: 'US' })).rejects.toMatchObject(error);
  });

  test('of too many requests is an answer: nothing moved; of a wrong key it is thrown', async () => {
    await fundBalance(api, 10_000);
    api.services.payouts.sandbox?.failNext('rateLimited');
    expect(await transfer(10_000)).toEqual({ refusal: 'rate_limit', cause: 'busy' });
    api.services.payouts.sandbox?.failNext('unauthorized');
    await expect(transfer(10_000)).rejects.toThrow('Invalid API Key');
  });
});
