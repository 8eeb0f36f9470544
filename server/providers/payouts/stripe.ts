// Stripe Connect: an account for each owner, their bank as its external account, and for each payout a transfer to that
// account and a payout from it to the bank.
import Stripe from 'stripe';
import type { BankAccount, BankAccountOrder, PayoutOrder, Payouts, SentPayout } from './payouts';

export interface StripePayoutOptions {
  secretKey: string;
  /** Stands in for the network: the sandbox. */
  fetch?: typeof fetch;
}

export function stripePayouts({ secretKey, fetch: through }: StripePayoutOptions): Payouts {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(through),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
  return {
    openAccount: async ({ id, email }) => {
      const account = await stripe.accounts.create(
        {
          country: 'US',
          email,
          controller: {
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            requirement_collection: 'application',
            stripe_dashboard: { type: 'none' },
          },
          capabilities: { transfers: { requested: true } },
          settings: { payouts: { schedule: { interval: 'manual' } } },
          metadata: { key: id },
        },
        { idempotencyKey: `payout-owner:${id}:${email}` },
      );
      return account.id;
    },
    addBankAccount: (order) => addBankAccount(stripe, order),
    send: (order) => send(stripe, order),
    read: async (account, ref) => sentPayoutOf(await stripe.payouts.retrieve(ref, {}, { stripeAccount: account })),
  };
}

async function addBankAccount(stripe: Stripe, order: BankAccountOrder): Promise<BankAccount> {
  const { key, account, holderName, routingNumber, accountNumber } = order;
  try {
    const bank = await stripe.accounts.createExternalAccount(
      account,
      {
        external_account: {
          object: 'bank_account',
          country: 'US',
          currency: 'usd',
          account_holder_name: holderName,
          routing_number: routingNumber,
          account_number: accountNumber,
        },
        metadata: { key },
      },
      { idempotencyKey: `payout-bank:${key}` },
    );
    if (bank.object !== 'bank_account') throw new Error('The processor answered another kind of account');
    return { ref: bank.id, bankName: bank.bank_name ?? 'Bank account', lastFour: bank.last4 ?? '' };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { refusal: error.code ?? 'invalid' };
    throw error;
  }
}

/** Two calls, each with a key of its own: anyone who dies between them repeats the first and makes the second. */
async function send(stripe: Stripe, order: PayoutOrder): Promise<SentPayout | { refusal: string }> {
  const { key, account, bankRef, amount, description } = order;
  try {
    await stripe.transfers.create(
      { amount, currency: 'usd', destination: account, description, transfer_group: key, metadata: { key } },
      { idempotencyKey: `${key}:transfer` },
    );
    return sentPayoutOf(
      await stripe.payouts.create(
        { amount, currency: 'usd', destination: bankRef, method: 'standard', description, metadata: { key } },
        { idempotencyKey: `${key}:payout`, stripeAccount: account },
      ),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { refusal: error.code ?? 'invalid' };
    throw error;
  }
}

function sentPayoutOf({ id, status, trace_id: trace, arrival_date, failure_code }: Stripe.Payout): SentPayout {
  const isReturned = status === 'failed' || status === 'canceled';
  return {
    ref: id,
    status: isReturned ? 'returned' : status === 'paid' ? 'paid' : 'sent',
    traceId: trace?.value ?? null,
    arrivesOn: new Date(arrival_date * 1_000).toISOString().slice(0, 10),
    ...(isReturned && { failure: failure_code ?? status }),
  };
}
