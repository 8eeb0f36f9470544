// Stripe through its own SDK against a server of ours, which answers with the objects its reference documents.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import {
  bank,
  card,
  connectPayout,
  customer,
  declined,
  event,
  externalAccount,
  paymentIntent,
  refund,
  refusal,
  session,
  setupIntent,
} from '@/tests/support/stripe/objects';
import { stripeReplay } from '@/tests/support/stripe/replay';
import { stripePayments } from './stripe';

const secret = 'whsec_replay';
const { asked, answer, through } = stripeReplay();
const payments = stripePayments({ secretKey: 'sk_test_replay', webhookSecrets: [secret], fetch: through });

describe('the hosted page', () => {
  const order = {
    key: 'applicant-1',
    email: 'ada@example.test',
    description: 'Application fee for 12 Alder Lane',
    amount: cents(3_800),
    returnTo: 'https://belong.test/back?application=1',
  };

  test('is opened to keep a way of paying, for one customer, and brings people back with the name of the visit', async () => {
    answer(customer());
    answer(session());
    expect(await payments.openCheckout(order)).toEqual({ href: session().url });
    const [first, second] = asked;
    expect(first).toMatchObject({
      way: 'POST /v1/customers',
      key: 'customer:applicant-1:ada@example.test',
      form: { email: 'ada@example.test', 'metadata[key]': 'applicant-1' },
    });
    expect(first?.headers).toMatchObject({ authorization: 'Bearer sk_test_replay' });
    expect(first?.headers['stripe-version']).toBe(event('', {}).api_version);
    expect(second?.way).toBe('POST /v1/checkout/sessions');
    expect(second?.form).toEqual({
      mode: 'setup',
      currency: 'usd',
      customer: customer().id,
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'us_bank_account',
      'payment_method_options[us_bank_account][verification_method]': 'instant',
      success_url: 'https://belong.test/back?application=1&session={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://belong.test/back?application=1',
      'custom_text[submit][message]': order.description,
      'metadata[key]': 'applicant-1',
    });
  });

  test('is opened again on each visit, as a session ends after a day, and once where a reply was lost', async () => {
    answer(customer());
    answer(refusal('lock_timeout', 'Try again.', 'api_error'), 503, true);
    answer(session());
    await payments.openCheckout(order);
    answer(customer());
    answer(session({ id: 'cs_test_second' }));
    await payments.openCheckout(order);
    const keys = asked.filter(({ way }) => way.endsWith('sessions')).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('tells what was chosen by its name at Stripe and the end of its number, and nothing more', async () => {
    answer(session({ status: 'complete', setup_intent: setupIntent(card) }));
    expect(await payments.readCheckout('cs_test_1')).toEqual({
      key: 'applicant-1',
      method: 'card',
      methodRef: `${customer().id}:${card.id}`,
      funding: 'credit',
      label: 'Visa ending in 4242',
      fingerprint: expect.any(String),
    });
    expect(asked[0]).toMatchObject({
      way: 'GET /v1/checkout/sessions/cs_test_1',
      form: { 'expand[0]': 'setup_intent.payment_method' },
    });
    answer(session({ status: 'complete', setup_intent: setupIntent(bank) }));
    expect(await payments.readCheckout('cs_test_1')).toMatchObject({
      method: 'bank',
      methodRef: `${customer().id}:${bank.id}`,
      label: 'STRIPE TEST BANK ending in 6789',
    });
  });

  test.each([
    ['left open', session({ setup_intent: setupIntent(null, 'requires_payment_method') }), 200],
    ['expired', session({ status: 'expired', url: null, setup_intent: setupIntent(null, 'canceled') }), 200],
    ['unknown', refusal('resource_missing', 'No such checkout.session: cs_test_1'), 404],
  ])('that was %s has nothing chosen', async (_, body, status) => {
    answer(body, status);
    expect(await payments.readCheckout('cs_test_1')).toBeUndefined();
  });

  test('that cannot be read is not taken for one without a choice', async () => {
    answer(refusal('api_key_expired', 'Expired API key provided.'), 401);
    await expect(payments.readCheckout('cs_test_1')).rejects.toThrow('Expired');
  });
});

describe('a payment', () => {
  const order = {
    key: 'payment-1',
    amount: cents(3_800),
    method: 'card' as const,
    methodRef: `${customer().id}:${card.id}`,
    description: 'Application fee',
  };
  const ref = paymentIntent('').id;

  test('by card asks for the cents at once, by bank is on its way', async () => {
    answer(paymentIntent('succeeded', { metadata: { key: 'payment-1' } }));
    expect(await payments.pay(order)).toEqual({ ref, key: 'payment-1', status: 'succeeded' });
    expect(asked[0]).toMatchObject({ way: 'POST /v1/payment_intents', key: 'payment-1', form: { amount: '3800' } });
    expect(asked[0]?.form).not.toHaveProperty('capture_method');
    answer(paymentIntent('processing'));
    expect(await payments.pay({ ...order, method: 'bank' })).toMatchObject({ status: 'processing' });
    expect(asked[1]?.form).toMatchObject({ 'allowed_payment_method_types[0]': 'us_bank_account', confirm: 'true' });
  });

  test('that is declined is an answer, not an error', async () => {
    answer(declined('generic_decline'), 402);
    expect(await payments.pay(order)).toEqual({ ref, key: 'payment-1', status: 'failed', failure: 'generic_decline' });
  });

  test('that can never be one is an answer too: the method is gone, or not confirmed', async () => {
    answer(refusal('payment_method_unactivated', 'The payment method is not verified yet.'), 400);
    expect(await payments.pay(order)).toEqual({
      ref: '',
      key: 'payment-1',
      status: 'failed',
      failure: 'payment_method_unactivated',
    });
  });

  test.each(['succeeded', 'pending'])('goes back in part, and its refund is %s', async (status) => {
    answer(refund(status));
    expect(await payments.refund({ key: 'refund-1', paymentRef: ref, amount: cents(1_050) })).toEqual({
      ref: refund('').id,
    });
    expect(asked).toMatchObject([{ way: 'POST /v1/refunds', key: 'refund-1' }]);
    expect(asked[0]?.form).toEqual({ payment_intent: ref, amount: '1050', 'metadata[key]': 'refund-1' });
  });

  test('does not go back twice, nor where the refund failed', async () => {
    const again = { key: 'refund-2', paymentRef: ref, amount: cents(1_050) };
    answer(refusal('charge_already_refunded', 'Charge has already been refunded.'), 400);
    expect(await payments.refund(again)).toEqual({ refusal: 'charge_already_refunded' });
    answer(refund('failed', { failure_reason: 'lost_or_stolen_card' }));
    expect(await payments.refund(again)).toEqual({ refusal: 'lost_or_stolen_card' });
  });
});

describe('a message', () => {
  const now = new Date('2026-11-21T18:00:00Z');
  const read = (type: string, object: object, account?: string) => {
    const body = JSON.stringify(event(type, object, account));
    const time = Math.floor(now.getTime() / 1_000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return payments.readEvent(body, `t=${time},v1=${signature}`, now);
  };
  const known = { ref: paymentIntent('').id, key: 'hold-1' };

  test.each([
    ['payment_intent.succeeded', paymentIntent('succeeded'), { status: 'succeeded' }],
    ['payment_intent.processing', paymentIntent('processing'), { status: 'processing' }],
    ['payment_intent.canceled', paymentIntent('canceled'), { status: 'failed', failure: 'canceled' }],
    [
      'payment_intent.payment_failed',
      declined('insufficient_funds').error.payment_intent,
      { status: 'failed', failure: 'insufficient_funds' },
    ],
  ])('%s says what became of the payment', (type, object, outcome) => {
    expect(read(type, object)).toMatchObject({ type, payment: { ...known, ...outcome } });
  });

  test.each([
    ['payment_intent.created', paymentIntent('requires_confirmation')],
    ['payment_intent.requires_action', paymentIntent('requires_action')],
    ['payment_intent.amount_capturable_updated', paymentIntent('requires_capture')],
    ['checkout.session.completed', session({ status: 'complete' })],
    ['checkout.session.expired', session({ status: 'expired', url: null })],
    ['refund.created', refund('pending')],
  ])('%s is kept and says nothing of how a payment ended', (type, object) => {
    const sent = read(type, object);
    expect(sent).toMatchObject({ id: event('', {}).id, type });
    expect(sent?.payment).toBeUndefined();
  });

  test.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    '%s tells of a refund that the bank has sent back, and says nothing of one that stands',
    (type) => {
      const sentBack = refund('failed', { failure_reason: 'lost_or_stolen_card', metadata: { key: 'refund-1' } });
      expect(read(type, sentBack)?.failedRefund).toEqual({
        ref: refund('').id,
        key: 'refund-1',
        failure: 'lost_or_stolen_card',
      });
      expect(read(type, refund('failed'))?.failedRefund).toEqual({ ref: refund('').id, failure: 'failed' });
      for (const status of ['pending', 'succeeded', 'requires_action'])
        expect(read(type, refund(status))?.failedRefund).toBeUndefined();
    },
  );

  test.each(['payout.paid', 'payout.failed', 'payout.updated', 'payout.canceled'])(
    '%s of Connect names the payout to ask about; one of our own account is a settlement',
    (type) => {
      const made = connectPayout('paid', { metadata: { key: 'part-1' } });
      expect(read(type, made, 'acct_1')?.payout).toEqual({ account: 'acct_1', ref: made.id, key: 'part-1' });
      expect(read(type, made)?.payout).toBeUndefined();
    },
  );

  test('says what a notification of change made of a saved bank account', () => {
    const method = {
      ...bank,
      customer: 'cus_1',
      us_bank_account: { ...bank.us_bank_account, account_type: 'savings' },
    };
    expect(read('payment_method.updated', method)?.methodUpdate).toMatchObject({
      ref: `cus_1:${bank.id}`,
      brand: 'STRIPE TEST BANK',
      last4: '6789',
      accountType: 'savings',
    });
  });

  test('a bank account that errored or is gone is paid to no more; what is asked of an account says nothing about its bank', () => {
    const { id } = externalAccount('');
    const failureOf = (type: string, status: string) =>
      read(`account.external_account.${type}`, externalAccount(status), 'acct_1')?.payoutAccount;
    expect(failureOf('updated', 'errored')).toEqual({ account: 'acct_1', bankRef: id, failure: 'errored' });
    expect(failureOf('updated', 'verified')).toBeUndefined();
    expect(failureOf('deleted', 'new')).toEqual({ account: 'acct_1', bankRef: id, failure: 'removed' });
    const restricted = { payouts_enabled: false, requirements: { disabled_reason: 'requirements.past_due' } };
    expect(
      read('account.updated', { id: 'acct_1', object: 'account', ...restricted }, 'acct_1')?.payoutAccount,
    ).toBeUndefined();
  });

  test('a setup tells what became of small deposits, and of nothing else that fails', () => {
    const { id } = setupIntent(bank);
    expect(read('setup_intent.succeeded', setupIntent(bank))?.methodSetup).toEqual({ ref: id, outcome: 'verified' });
    const failed = (code: string) =>
      read('setup_intent.setup_failed', { ...setupIntent(bank), last_setup_error: { code } })?.methodSetup;
    expect(failed('payment_method_microdeposit_verification_attempts_exceeded')).toEqual({
      ref: id,
      outcome: 'exhausted',
    });
    expect(failed('payment_method_microdeposit_verification_timeout')).toEqual({ ref: id, outcome: 'expired' });
    expect(failed('payment_method_microdeposit_failed')).toEqual({ ref: id, outcome: 'failed' });
    expect(failed('payment_method_microdeposit_verification_amounts_mismatch')).toBeUndefined();
    expect(failed('card_declined')).toBeUndefined();
  });

  test('an inquiry moves no money; a dispute that is won gives it again', () => {
    const dispute = { id: 'du_1', object: 'dispute', payment_intent: known.ref, reason: 'fraudulent', amount: 5_500 };
    const details = { evidence_details: { due_by: 1_800_000_000 } };
    const inquiry = read('charge.dispute.created', { ...dispute, ...details, status: 'warning_needs_response' });
    expect(inquiry).toMatchObject({
      dispute: {
        ref: 'du_1',
        status: 'warning_needs_response',
        amount: 5_500,
        evidenceDueAt: new Date(1_800_000_000_000),
      },
    });
    expect(inquiry?.isReturned).toBeFalsy();
    expect(read('charge.dispute.closed', { ...dispute, status: 'won' })).toMatchObject({ isReinstated: true });
    const lost = read('charge.dispute.closed', { ...dispute, status: 'lost' });
    expect([lost?.isReturned, lost?.isReinstated]).toEqual([true, undefined]);
  });

  test('charge.dispute.created takes money back that had come', () => {
    const dispute = { id: 'du_1', object: 'dispute', payment_intent: known.ref, reason: 'bank_cannot_process' };
    expect(read('charge.dispute.created', dispute)).toMatchObject({
      isReturned: true,
      payment: { ref: known.ref, failure: 'bank_cannot_process' },
    });
  });
});

test('a settlement comes with what the processor kept of its payments', async () => {
  answer({ object: 'list', url: '/v1/payouts', has_more: false, data: [connectPayout('paid', { amount: 2_912_950 })] });
  const line = (type: string, amount: number, fee: number) => ({
    id: `txn_${type}`,
    object: 'balance_transaction',
    type,
    amount,
    fee,
    net: amount - fee,
  });
  answer({
    object: 'list',
    url: '/v1/balance_transactions',
    has_more: false,
    data: [
      line('payout', -2_912_950, 0),
      { ...line('charge', 3_000_000, 86_030), source: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' } },
      line('refund', -20, 0),
      line('stripe_fee', -1_000, 0),
    ],
  });
  answer({ object: 'list', url: '/v1/payouts', has_more: false, data: [] });
  const [settlement] = await payments.listSettlements(new Date('2026-11-01T00:00:00Z'));
  expect(settlement).toMatchObject({
    ref: connectPayout('').id,
    amount: 2_912_950,
    feeCents: 87_030,
    payments: ['pi_1'],
    isFailed: false,
  });
  expect(asked.map(({ form }) => form.status)).toEqual(['paid', undefined, 'failed']);
  expect(asked[1]).toMatchObject({
    way: 'GET /v1/balance_transactions',
    form: { payout: connectPayout('').id, limit: '100', 'expand[0]': 'data.source' },
  });
});
