// Stripe Connect: an account for each owner, their bank as its external account, and for each payout a transfer to that
// account and a payout from it to the bank.
import Stripe from 'stripe';
import type {
  AvailableBalance,
  BankAccount,
  BankAccountOrder,
  PayoutOrder,
  PayoutRefusal,
  Payouts,
  RefusalCause,
  SentPayout,
  TopUp,
  TransferOrder,
} from './payouts';

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
    transfer: (order) => answerOf(() => transfer(stripe, order)),
    reverseTransfer: ({ key, ref }) =>
      answerOf(async () => {
        // A payout with a lost reply exists; Stripe may have forgotten its key by now.
        const made = await stripe.transfers.retrieve(ref);
        if (made.reversed) return { ref: made.reversals.data[0]?.id ?? ref };
        const { id } = await stripe.transfers.createReversal(ref, {}, { idempotencyKey: key });
        return { ref: id };
      }),
    send: (order) => answerOf(() => send(stripe, order)),
    read: async (account, ref) => sentPayoutOf(await stripe.payouts.retrieve(ref, {}, { stripeAccount: account })),
    readBalance: (account) => readBalance(stripe, account),
    topUp: ({ key, amount, description, isOld }) =>
      answerOf(async () =>
        topUpOf(
          (isOld && (await findTopUp(stripe, key))) ||
            (await stripe.topups.create(
              { amount, currency: 'usd', description, metadata: { key } },
              { idempotencyKey: `top-up:${key}` },
            )),
        ),
      ),
    readTopUp: async (ref) => topUpOf(await stripe.topups.retrieve(ref)),
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

/** Codes by which Stripe refuses a bank account, at once or when a payout comes back: https://docs.stripe.com/api/payouts/failures */
const bankCodes: readonly string[] = [
  'account_closed',
  'account_frozen',
  'bank_account_declined',
  'bank_account_restricted',
  'bank_account_unusable',
  'bank_account_unverified',
  'bank_ownership_changed',
  'debit_not_authorized',
  'declined',
  'incorrect_account_holder_address',
  'incorrect_account_holder_name',
  'incorrect_account_holder_tax_id',
  'incorrect_account_type',
  'invalid_account_number',
  'invalid_account_number_length',
  'invalid_currency',
  'no_account',
  'unsupported_card',
];

const causes: Readonly<Record<string, RefusalCause>> = {
  balance_insufficient: 'balance',
  insufficient_funds: 'balance',
  insufficient_capabilities_for_transfer: 'capability',
  transfers_not_allowed: 'capability',
  payouts_not_allowed: 'capability',
  capability_not_active: 'capability',
  account_invalid: 'capability',
  rate_limit: 'busy',
  lock_timeout: 'busy',
};

const causeOf = (code: string): RefusalCause => causes[code] ?? (bankCodes.includes(code) ? 'bank' : 'other');

/** A refusal is an answer: no money moved. Anything else leaves that open, and is thrown. */
async function answerOf<T>(ask: () => Promise<T>): Promise<T | PayoutRefusal> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeRateLimitError) return { refusal: 'rate_limit', cause: 'busy' };
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      const code = error.code ?? 'invalid_request';
      return { refusal: code, cause: causeOf(code) };
    }
    throw error;
  }
}

/** The transfer of a part that stands. */
async function findTransfer(stripe: Stripe, reference: string): Promise<Stripe.Transfer | undefined> {
  for await (const made of stripe.transfers.list({ transfer_group: reference, limit: 100 }))
    if (!made.reversed) return made;
  return undefined;
}

async function findTopUp(stripe: Stripe, key: string): Promise<Stripe.Topup | undefined> {
  for await (const made of stripe.topups.list({ limit: 100 })) if (made.metadata?.key === key) return made;
  return undefined;
}

/** The payout of a part, whatever became of it. */
async function findPayout(stripe: Stripe, account: string, reference: string): Promise<Stripe.Payout | undefined> {
  for await (const made of stripe.payouts.list({ limit: 100 }, { stripeAccount: account }))
    if (made.metadata?.key === reference) return made;
  return undefined;
}

async function transfer(stripe: Stripe, order: TransferOrder): Promise<{ ref: string }> {
  const { key, reference, account, amount, source, description, isOld } = order;
  const made = isOld && (await findTransfer(stripe, reference));
  if (made) return { ref: made.id };
  const { id } = await stripe.transfers.create(
    {
      amount,
      currency: 'usd',
      destination: account,
      source_type: source,
      description,
      transfer_group: reference,
      metadata: { key: reference },
    },
    { idempotencyKey: `${key}:transfer` },
  );
  return { ref: id };
}

async function send(stripe: Stripe, order: PayoutOrder): Promise<SentPayout> {
  const { key, reference, account, bankRef, amount, source, description, isOld } = order;
  const made = isOld && (await findPayout(stripe, account, reference));
  if (made) return sentPayoutOf(made);
  return sentPayoutOf(
    await stripe.payouts.create(
      {
        amount,
        currency: 'usd',
        destination: bankRef,
        method: 'standard',
        source_type: source,
        description,
        metadata: { key: reference },
      },
      { idempotencyKey: `${key}:payout`, stripeAccount: account },
    ),
  );
}

async function readBalance(stripe: Stripe, account: string | undefined): Promise<AvailableBalance> {
  const { available } = await stripe.balance.retrieve({}, account ? { stripeAccount: account } : {});
  const sums = available.find(({ currency }) => currency === 'usd')?.source_types;
  return { card: sums?.card ?? 0, bank_account: sums?.bank_account ?? 0 };
}

const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);

function topUpOf({ id, status, expected_availability_date: at, failure_code }: Stripe.Topup): TopUp {
  const known = { ref: id, arrivesOn: at ? dayOf(at) : null };
  if (status === 'succeeded') return { ...known, status: 'succeeded' };
  if (status === 'pending') return { ...known, status: 'pending' };
  return { ...known, status: 'failed', failure: failure_code ?? status };
}

function sentPayoutOf({ id, status, trace_id: trace, arrival_date, failure_code }: Stripe.Payout): SentPayout {
  const isReturned = status === 'failed' || status === 'canceled';
  const failure = failure_code ?? status;
  return {
    ref: id,
    status: isReturned ? 'returned' : status === 'paid' ? 'paid' : 'sent',
    traceId: trace?.value ?? null,
    arrivesOn: dayOf(arrival_date),
    ...(isReturned && { failure, cause: causeOf(failure) }),
  };
}
