// Saving a way of paying, against the objects that Stripe's reference documents.
import { describe, expect, test } from 'vitest';
import { bank, card, customer, refusal, session, setupIntent } from '@/tests/support/stripe/objects';
import { stripeReplay } from '@/tests/support/stripe/replay';
import { stripePayments } from './stripe';

const { asked, answer, through } = stripeReplay();
const payments = stripePayments({ secretKey: 'sk_test_replay', webhookSecrets: [], fetch: through });
const order = {
  key: 'method:1',
  email: 'ada@example.test',
  description: 'Link a bank account',
  returnTo: 'https://belong.test/accounts/payments?activeModal=PAYMENT_METHODS',
  cancelTo: 'https://belong.test/accounts/payments?activeModal=PAYMENT_METHODS&setup=canceled',
};
/** https://docs.stripe.com/payments/ach-direct-debit/set-up-payment: not linked at once, so two deposits are sent. */
const waiting = (type: 'amounts' | 'descriptor_code') => ({
  ...setupIntent({ ...bank, us_bank_account: { ...bank.us_bank_account, fingerprint: 'fp_bank' } }, 'requires_action'),
  next_action: {
    type: 'verify_with_microdeposits',
    verify_with_microdeposits: {
      arrival_date: 1_795_478_400,
      hosted_verification_url: 'https://payments.stripe.com/microdeposit/sacs_test_1',
      microdeposit_type: type,
    },
  },
});

describe('saving a method', () => {
  test.each([
    ['bank', 'us_bank_account', 'automatic'],
    ['card', 'card', undefined],
  ] as const)('a %s opens a page for that kind alone', async (kind, type, method) => {
    answer(customer());
    answer(session());
    expect(await payments.openMethodSetup({ ...order, kind })).toEqual({ href: session().url });
    const form = asked[1]?.form ?? {};
    expect(form).toMatchObject({
      mode: 'setup',
      'allowed_payment_method_types[0]': type,
      success_url: `${order.returnTo}&session={CHECKOUT_SESSION_ID}`,
      cancel_url: order.cancelTo,
    });
    expect(form['allowed_payment_method_types[1]']).toBeUndefined();
    expect(form['payment_method_options[us_bank_account][verification_method]']).toBe(method);
  });

  test('a card comes back with what it draws on, its last month and its fingerprint', async () => {
    const chosen = { ...card, card: { ...card.card, fingerprint: 'fp_card' } };
    answer(session({ status: 'complete', setup_intent: setupIntent(chosen), metadata: { key: 'method:1' } }));
    expect(await payments.readMethodSetup('cs_test_1')).toEqual({
      key: 'method:1',
      kind: 'card',
      funding: 'credit',
      methodRef: `${customer().id}:${card.id}`,
      fingerprint: 'fp_card',
      brand: 'Visa',
      last4: '4242',
      expires: '2030-08',
      accountType: null,
      verification: null,
    });
  });

  test.each([
    ['amounts', 'amounts'],
    ['descriptor_code', 'code'],
  ] as const)('a bank account that is confirmed by %s waits for its deposits', async (type, shown) => {
    answer(session({ status: 'complete', setup_intent: waiting(type) }));
    expect(await payments.readMethodSetup('cs_test_1')).toMatchObject({
      kind: 'bank',
      brand: 'STRIPE TEST BANK',
      last4: '6789',
      expires: null,
      fingerprint: 'fp_bank',
      verification: { setupRef: setupIntent(null).id, type: shown, arrivesAt: new Date(1_795_478_400_000) },
    });
  });

  test.each([
    ['given up', session({ setup_intent: setupIntent(null, 'requires_payment_method') }), 200],
    [
      'stopped by the bank’s questions',
      session({ status: 'complete', setup_intent: setupIntent(card, 'requires_action') }),
      200,
    ],
    ['unknown', refusal('resource_missing', 'No such checkout.session: cs_test_1'), 404],
  ])('a visit that was %s has saved nothing', async (_, body, status) => {
    answer(body, status);
    expect(await payments.readMethodSetup('cs_test_1')).toBeUndefined();
  });
});

describe('the two deposits', () => {
  const ref = setupIntent(null).id;

  test('are confirmed by amounts or by the code', async () => {
    answer(setupIntent(bank.id));
    expect(await payments.verifyDeposits(ref, { amounts: [32, 45] })).toBe('verified');
    answer(setupIntent(bank.id));
    expect(await payments.verifyDeposits(ref, { code: 'SM11AA' })).toBe('verified');
    expect(asked.map(({ way, form }) => [way, form])).toEqual([
      [`POST /v1/setup_intents/${ref}/verify_microdeposits`, { 'amounts[0]': '32', 'amounts[1]': '45' }],
      [`POST /v1/setup_intents/${ref}/verify_microdeposits`, { descriptor_code: 'SM11AA' }],
    ]);
  });

  test.each([
    ['payment_method_microdeposit_verification_amounts_mismatch', 'wrong'],
    ['payment_method_microdeposit_verification_descriptor_code_mismatch', 'wrong'],
    ['payment_method_microdeposit_verification_attempts_exceeded', 'exhausted'],
    ['payment_method_microdeposit_verification_timeout', 'expired'],
    ['payment_method_microdeposit_failed', 'failed'],
  ])('%s is %s', async (code, outcome) => {
    answer(refusal(code, 'Not verified.'), 400);
    expect(await payments.verifyDeposits(ref, { amounts: [1, 2] })).toBe(outcome);
  });

  test('confirmed before, on Stripe’s own page, are verified', async () => {
    answer(refusal('setup_intent_unexpected_state', 'The status is succeeded.'), 400);
    answer(setupIntent(bank.id));
    expect(await payments.verifyDeposits(ref, { amounts: [32, 45] })).toBe('verified');
    answer(refusal('setup_intent_unexpected_state', 'The status is canceled.'), 400);
    answer(setupIntent(bank.id, 'canceled'));
    expect(await payments.verifyDeposits(ref, { amounts: [32, 45] })).toBe('expired');
  });

  test('that could not be asked about are no wrong answer', async () => {
    answer(refusal('', 'We are away.', 'api_error'), 500);
    await expect(payments.verifyDeposits(ref, { amounts: [32, 45] })).rejects.toThrow();
  });
});

test('a removed method is taken off its customer, once', async () => {
  answer({ ...card, customer: null });
  await payments.detachMethod(`${customer().id}:${card.id}`);
  expect(asked).toMatchObject([{ way: `POST /v1/payment_methods/${card.id}/detach` }]);
  answer(refusal('payment_method_unexpected_state', 'It is not attached.'), 400);
  await payments.detachMethod(`${customer().id}:${card.id}`);
});
