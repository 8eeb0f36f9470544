// Objects as Stripe's reference documents them (https://docs.stripe.com/api), as far as fields are read or could mislead.

const at = 1_795_298_400;
type Json = Record<string, unknown>;

export const customer = (more: Json = {}) => ({
  id: 'cus_NffrFeUfNV2Hib',
  object: 'customer',
  address: null,
  balance: 0,
  created: at,
  email: 'ada@example.test',
  invoice_settings: { default_payment_method: null },
  livemode: false,
  metadata: {},
  ...more,
});

export const card = {
  id: 'pm_1MqLiJLkdIwHu7ixUEgbFdYF',
  object: 'payment_method',
  billing_details: { address: { country: 'US', postal_code: '94103' }, email: 'ada@example.test', name: 'Ada' },
  card: {
    brand: 'visa',
    checks: { cvc_check: 'pass' },
    country: 'US',
    exp_month: 8,
    exp_year: 2030,
    funding: 'credit',
    last4: '4242',
    wallet: null,
  },
  created: at,
  customer: 'cus_NffrFeUfNV2Hib',
  livemode: false,
  metadata: {},
  type: 'card',
};

export const bank = {
  ...card,
  id: 'pm_1NB1q2LkdIwHu7ixmqoLTXYZ',
  card: undefined,
  type: 'us_bank_account',
  us_bank_account: {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    last4: '6789',
    routing_number: '110000000',
    status_details: {},
  },
};

export const setupIntent = (method: unknown, status = 'succeeded') => ({
  id: 'seti_1Mm8s8LkdIwHu7ix0OXBfTRG',
  object: 'setup_intent',
  created: at,
  customer: 'cus_NffrFeUfNV2Hib',
  last_setup_error: null,
  livemode: false,
  payment_method: method,
  status,
  usage: 'off_session',
});

export const session = (more: Json = {}) => ({
  id: 'cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u',
  object: 'checkout.session',
  amount_total: null,
  cancel_url: 'https://belong.test/back',
  created: at,
  currency: 'usd',
  customer: 'cus_NffrFeUfNV2Hib',
  expires_at: at + 86_400,
  livemode: false,
  metadata: { key: 'applicant-1' },
  mode: 'setup',
  payment_intent: null,
  payment_status: 'no_payment_required',
  setup_intent: 'seti_1Mm8s8LkdIwHu7ix0OXBfTRG',
  status: 'open',
  success_url: 'https://belong.test/back?session={CHECKOUT_SESSION_ID}',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u',
  ...more,
});

export const paymentIntent = (status: string, more: Json = {}) => ({
  id: 'pi_3MrPBM2eZvKYlo2C1TEMacFD',
  object: 'payment_intent',
  amount: 123_456,
  amount_capturable: status === 'requires_capture' ? 123_456 : 0,
  amount_received: status === 'succeeded' ? 123_456 : 0,
  canceled_at: status === 'canceled' ? at : null,
  cancellation_reason: null,
  capture_method: 'manual',
  client_secret: 'pi_3MrPBM2eZvKYlo2C1TEMacFD_secret_9J35eTzWlxVmfbbQhmkNbewuL',
  confirmation_method: 'automatic',
  created: at,
  currency: 'usd',
  customer: 'cus_NffrFeUfNV2Hib',
  last_payment_error: null,
  latest_charge: 'ch_3MrPBM2eZvKYlo2C1D5oYw6k',
  livemode: false,
  metadata: { key: 'hold-1' },
  next_action: null,
  payment_method: card.id,
  status,
  ...more,
});

/** `402` with the intent within, as for https://docs.stripe.com/testing#declined-payments. */
export const declined = (declineCode: string) => {
  const error = {
    charge: 'ch_3MrPBM2eZvKYlo2C1D5oYw6k',
    code: 'card_declined',
    decline_code: declineCode,
    doc_url: 'https://stripe.com/docs/error-codes/card-declined',
    message: 'Your card was declined.',
    type: 'card_error',
  };
  const intent = paymentIntent('requires_payment_method', { last_payment_error: error });
  return { error: { ...error, payment_intent: intent, payment_method: card } };
};

export const refusal = (code: string, message: string, type = 'invalid_request_error') => ({
  error: { code, doc_url: `https://stripe.com/docs/error-codes/${code}`, message, type },
});

export const refund = (status: string, more: Json = {}) => ({
  id: 're_3MmlLr2eZvKYlo2C0r2yLXPZ',
  object: 'refund',
  amount: 1_050,
  charge: 'ch_3MrPBM2eZvKYlo2C1D5oYw6k',
  created: at,
  currency: 'usd',
  metadata: {},
  payment_intent: 'pi_3MrPBM2eZvKYlo2C1TEMacFD',
  reason: null,
  status,
  ...more,
});

export const event = (type: string, object: unknown, account?: string) => ({
  ...(account && { account }),
  id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: at,
  data: { object },
  livemode: false,
  pending_webhooks: 0,
  request: { id: null, idempotency_key: null },
  type,
});

/** A payout of Connect from an owner's account to their bank. */
export const connectPayout = (status: string, more: Json = {}) => ({
  id: 'po_1OaFDbEcg9tTZuTgNYmX0PKB',
  object: 'payout',
  amount: 110_000,
  arrival_date: at,
  automatic: false,
  balance_transaction: 'txn_1OaFDcEcg9tTZuTgYMR25tSe',
  created: at,
  currency: 'usd',
  description: 'Payout from Belong',
  destination: 'ba_1MtIhL2eZvKYlo2CAElKwKu2',
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: {},
  method: 'standard',
  original_payout: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status,
  trace_id: null,
  type: 'bank_account',
  ...more,
});

/** The bank account of an owner at Connect. */
export const externalAccount = (status: string) => ({
  id: 'ba_1MtIhL2eZvKYlo2CAElKwKu2',
  object: 'bank_account',
  account: 'acct_1032D82eZvKYlo2C',
  account_holder_name: 'Ada Lovelace',
  account_holder_type: 'individual',
  account_type: null,
  available_payout_methods: ['standard'],
  bank_name: 'STRIPE TEST BANK',
  country: 'US',
  currency: 'usd',
  default_for_currency: true,
  fingerprint: '1JWtPxqbdX5Gamtc',
  last4: '6789',
  metadata: {},
  routing_number: '110000000',
  status,
});
