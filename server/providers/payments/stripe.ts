import Stripe from 'stripe';
import {
  OrderUnderWay,
  type PaymentOrder,
  type Payments,
  type ProcessorEvent,
  type ProcessorPayment,
  type Refund,
  type RefundOrder,
} from './payments';
import { openCheckout, readCheckout, readRef, refOf } from './stripe.checkout';
import { sendEvidence } from './stripe.disputes';
import { listStripeEvents } from './stripe.events';
import {
  detachMethod,
  detailsOf,
  openMethodSetup,
  readMethodSetup,
  verificationOutcomes,
  verifyDeposits,
} from './stripe.methods';
import { listSettlements } from './stripe.settlements';

interface StripeOptions {
  secretKey: string;
  /** The newest first; during a rotation the one before it still counts. */
  webhookSecrets: readonly string[];
  /** Stands in for the network: the sandbox. */
  fetch?: typeof fetch;
}

const TOLERANCE_SECONDS = 300;

/** The one way to the processor, whether it is Stripe or the sandbox behind `fetch`. */
export function stripePayments({ secretKey, webhookSecrets, fetch: through }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(through),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
  return {
    pay: (order) => pay(stripe, order),
    readPayment: async (ref) => paymentOf(await stripe.paymentIntents.retrieve(ref)),
    refund: (order) => refund(stripe, order),
    openCheckout: (order) => openCheckout(stripe, order),
    readCheckout: (session) => readCheckout(stripe, session),
    openMethodSetup: (order) => openMethodSetup(stripe, order),
    readMethodSetup: (session) => readMethodSetup(stripe, session),
    verifyDeposits: (setupRef, proof) => verifyDeposits(stripe, setupRef, proof),
    detachMethod: (methodRef) => detachMethod(stripe, methodRef),
    sendEvidence: (order) => sendEvidence(stripe, order),
    listSettlements: (since) => listSettlements(stripe, since),
    listEvents: async (since) => (await listStripeEvents(stripe, { since, types: askedTypes })).map(eventOf),
    readEvent: (body, signature, now) => readEvent(stripe, webhookSecrets, body, signature, now),
  };
}

/** The payment of a key. Its search lags by minutes: it says nothing of what was ordered just now. */
async function findPayment(stripe: Stripe, key: string): Promise<ProcessorPayment | undefined> {
  const { data } = await stripe.paymentIntents.search({ query: `metadata['key']:'${key}'`, limit: 1 });
  return data[0] && paymentOf(data[0]);
}

async function pay(stripe: Stripe, order: PaymentOrder): Promise<ProcessorPayment> {
  const made = order.isOld && (await findPayment(stripe, order.key));
  if (made) return made;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: order.amount,
        currency: 'usd',
        ...readRef(order.methodRef),
        allowed_payment_method_types: [order.method === 'card' ? 'card' : 'us_bank_account'],
        confirm: true,
        description: order.description,
        metadata: { key: order.key },
      },
      { idempotencyKey: order.key },
    );
    return paymentOf(intent);
  } catch (error) {
    // A refused card is an answer. Anything else leaves open whether money moved, and is asked again.
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
      return {
        ref: error.payment_intent.id,
        key: order.key,
        status: 'failed',
        failure: error.decline_code ?? error.code,
      };
    if (error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use')
      throw new OrderUnderWay(order.key, { cause: error });
    // So is a request that can never be one: the method is not confirmed, or gone. No money moved, and none will.
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { ref: '', key: order.key, status: 'failed', failure: error.code ?? 'invalid_request' };
    throw error;
  }
}

async function findRefund(stripe: Stripe, paymentRef: string, key: string): Promise<Stripe.Refund | undefined> {
  for await (const made of stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }))
    if (made.metadata?.key === key) return made;
  return undefined;
}

async function refund(stripe: Stripe, { key, paymentRef, amount, isOld }: RefundOrder): Promise<Refund> {
  try {
    const made =
      (isOld && (await findRefund(stripe, paymentRef, key))) ||
      (await stripe.refunds.create({ payment_intent: paymentRef, amount, metadata: { key } }, { idempotencyKey: key }));
    const failed = made.status === 'failed' || made.status === 'canceled';
    return failed ? { refusal: made.failure_reason ?? made.status ?? 'failed' } : { ref: made.id };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { refusal: error.code ?? error.message };
    throw error;
  }
}

function paymentOf({ id, status, metadata, last_payment_error: error }: Stripe.PaymentIntent): ProcessorPayment {
  const known = { ref: id, ...(metadata.key && { key: metadata.key }) };
  if (status === 'succeeded') return { ...known, status: 'succeeded' };
  if (status === 'processing') return { ...known, status: 'processing' };
  return { ...known, status: 'failed', failure: error?.decline_code ?? error?.code ?? status };
}

function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  body: string,
  signature: string,
  now: Date,
): ProcessorEvent | null {
  // The library refuses only what is too old; what claims to come from the future is no better.
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  if (!(signedAt <= now.getTime() / 1_000 + TOLERANCE_SECONDS)) return null;
  for (const secret of secrets) {
    try {
      return eventOf(
        stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime()),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}

/** Others tell of an attempt that has not ended, in words that would read like a failure. */
const finalStatuses: readonly string[] = ['succeeded', 'processing', 'payment_failed', 'canceled'].map(
  (end) => `payment_intent.${end}`,
);

/** Each may come, in any order; all of them carry the refund as it stands. */
const refundEvents: readonly string[] = ['refund.failed', 'refund.updated', 'charge.refund.updated'];

function failedRefundOf({ id, status, failure_reason, metadata }: Stripe.Refund): Pick<ProcessorEvent, 'failedRefund'> {
  if (status !== 'failed' && status !== 'canceled') return {};
  return { failedRefund: { ref: id, failure: failure_reason ?? status, ...(metadata?.key && { key: metadata.key }) } };
}

const disputeEvents: readonly string[] = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
  (part) => `charge.dispute.${part}`,
);

/** An inquiry moves no money. A dispute does when it is opened, and once more when it is won. */
function disputeOf(event: Stripe.Event): Partial<ProcessorEvent> {
  const { id, payment_intent, reason, status, amount, evidence_details } = event.data.object as Stripe.Dispute;
  const ref = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  const isWon = status === 'won' || event.type === 'charge.dispute.funds_reinstated';
  const due = evidence_details?.due_by;
  return {
    ...(ref && { payment: { ref, status: 'failed', failure: reason } }),
    ...(isWon ? { isReinstated: true } : !status?.startsWith('warning_') && { isReturned: true }),
    dispute: {
      ref: id,
      status: status ?? 'needs_response',
      reason,
      amount: amount ?? null,
      evidenceDueAt: due ? new Date(due * 1_000) : null,
    },
  };
}

/** A payout from an account of Connect. Those of our own account are settlements, which are asked for each day. */
function payoutOf({ account, data }: Stripe.Event): Partial<ProcessorEvent> {
  const { id, metadata } = data.object as Stripe.Payout;
  return account ? { payout: { account, ref: id, ...(metadata?.key && { key: metadata.key }) } } : {};
}

/** States of a bank account in which nothing more is sent there. */
const failedBankStatuses: readonly string[] = [
  'errored',
  'verification_failed',
  'tokenized_account_number_deactivated',
];

/** What the processor still asks of the account says nothing about its bank: payouts wait until it is ready. */
function payoutAccountOf({ type, account, data }: Stripe.Event): Partial<ProcessorEvent> {
  const bank = data.object as Stripe.BankAccount;
  if (!account || bank.object !== 'bank_account') return {};
  if (type === 'account.external_account.deleted')
    return { payoutAccount: { account, bankRef: bank.id, failure: 'removed' } };
  return type === 'account.external_account.updated' && failedBankStatuses.includes(bank.status)
    ? { payoutAccount: { account, bankRef: bank.id, failure: bank.status } }
    : {};
}

/** A setup that the payer finished on the processor's own page, or that ended there. Others are read when they come back. */
function methodSetupOf(type: string, intent: Stripe.SetupIntent): Partial<ProcessorEvent> {
  if (type === 'setup_intent.succeeded') return { methodSetup: { ref: intent.id, outcome: 'verified' } };
  const outcome = type === 'setup_intent.setup_failed' && verificationOutcomes[intent.last_setup_error?.code ?? ''];
  return outcome && outcome !== 'wrong' ? { methodSetup: { ref: intent.id, outcome } } : {};
}

/**
 * Stripe applies notifications of change (NACHA codes C01 to C07) and new card numbers by itself, and sends the method as it
 * is now: https://docs.stripe.com/treasury/moving-money/notification-of-change
 */
const methodEvents: readonly string[] = ['payment_method.updated', 'payment_method.automatically_updated'];

function methodUpdateOf(method: Stripe.PaymentMethod): Pick<ProcessorEvent, 'methodUpdate'> {
  if (method.type !== 'card' && method.type !== 'us_bank_account') return {};
  const customer = typeof method.customer === 'string' ? method.customer : method.customer?.id;
  const { fingerprint, brand, last4, expires, accountType } = detailsOf(method);
  const ref = customer ? refOf(customer, method.id) : method.id;
  return { methodUpdate: { ref, fingerprint, brand, last4, expires, accountType } };
}

/** What is asked for where messages do not arrive. Payouts are asked for one by one. */
const askedTypes: readonly string[] = [
  ...finalStatuses,
  ...refundEvents,
  ...disputeEvents,
  ...methodEvents,
  ...['succeeded', 'setup_failed'].map((end) => `setup_intent.${end}`),
];

function eventOf(event: Stripe.Event): ProcessorEvent {
  const received = { id: event.id, type: event.type, createdAt: new Date(event.created * 1_000) };
  if (finalStatuses.includes(event.type))
    return { ...received, payment: paymentOf(event.data.object as Stripe.PaymentIntent) };
  if (refundEvents.includes(event.type)) return { ...received, ...failedRefundOf(event.data.object as Stripe.Refund) };
  if (disputeEvents.includes(event.type)) return { ...received, ...disputeOf(event) };
  if (event.type.startsWith('payout.')) return { ...received, ...payoutOf(event) };
  if (event.type.startsWith('account.')) return { ...received, ...payoutAccountOf(event) };
  if (methodEvents.includes(event.type))
    return { ...received, ...methodUpdateOf(event.data.object as Stripe.PaymentMethod) };
  if (event.type.startsWith('setup_intent.'))
    return { ...received, ...methodSetupOf(event.type, event.data.object as Stripe.SetupIntent) };
  return received;
}
