// What Stripe paid out to our own bank: its `payouts` without an account.
import type Stripe from 'stripe';
import type { Settlement } from './payments';

const PAGE = 100;

/** A payout can show `paid` and change to `failed` later: https://docs.stripe.com/api/payouts/object */
const ENDED = ['paid', 'failed'] as const;

export async function listSettlements(stripe: Stripe, since: Date): Promise<Settlement[]> {
  const found: Settlement[] = [];
  const gte = Math.floor(since.getTime() / 1_000);
  for (const status of ENDED)
    for await (const { id, amount, arrival_date } of stripe.payouts.list({
      status,
      arrival_date: { gte },
      limit: PAGE,
    }))
      found.push({
        ref: id,
        amount,
        ...(await linesOf(stripe, id)),
        arrivedOn: new Date(arrival_date * 1_000).toISOString().slice(0, 10),
        isFailed: status === 'failed',
      });
  return found.sort((one, two) => one.arrivedOn.localeCompare(two.arrivedOn) || one.ref.localeCompare(two.ref));
}

/** Types of lines that carry what they cost as an amount below zero, not as a fee. */
const BILLED: readonly string[] = ['stripe_fee', 'tax_fee', 'payment_network_cost'];

/**
 * What a payout is made of: the payments in it, and its fees. The payout itself is one of its lines and has none. What the
 * processor bills by itself is an amount, not a fee. Reserves and adjustments stay with the processor, or came from there.
 * The money of a failed payout is a line of a later one: so are its payments.
 */
async function linesOf(stripe: Stripe, payout: string): Promise<Pick<Settlement, 'feeCents' | 'payments'>> {
  let feeCents = 0;
  const payments: string[] = [];
  const lines = stripe.balanceTransactions.list({ payout, limit: PAGE, expand: ['data.source'] });
  for await (const { type, amount, fee, source } of lines) {
    feeCents += BILLED.includes(type) ? fee - amount : fee;
    if (!source || typeof source !== 'object') continue;
    if (type === 'payout_failure') payments.push(...(await linesOf(stripe, source.id)).payments);
    if (source.object !== 'charge') continue;
    const { payment_intent: intent } = source;
    if (intent) payments.push(typeof intent === 'string' ? intent : intent.id);
  }
  return { feeCents, payments };
}
