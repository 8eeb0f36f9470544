// What Stripe paid out to our own bank: its `payouts` without an account.
import type Stripe from 'stripe';
import type { Settlement } from './payments';

const PAGE = 100;

export async function listSettlements(stripe: Stripe, since: Date): Promise<Settlement[]> {
  const found: Settlement[] = [];
  const gte = Math.floor(since.getTime() / 1_000);
  for await (const { id, amount, arrival_date } of stripe.payouts.list({
    status: 'paid',
    arrival_date: { gte },
    limit: PAGE,
  }))
    found.push({
      ref: id,
      amount,
      ...(await linesOf(stripe, id)),
      arrivedOn: new Date(arrival_date * 1_000).toISOString().slice(0, 10),
    });
  return found.sort((one, two) => one.arrivedOn.localeCompare(two.arrivedOn) || one.ref.localeCompare(two.ref));
}

/**
 * What a payout is made of: the payments in it, and its fees. The payout itself is one of its lines and has none. What the
 * processor bills by itself is an amount, not a fee.
 */
async function linesOf(stripe: Stripe, payout: string): Promise<Pick<Settlement, 'feeCents' | 'payments'>> {
  let feeCents = 0;
  const payments: string[] = [];
  const lines = stripe.balanceTransactions.list({ payout, limit: PAGE, expand: ['data.source'] });
  for await (const { type, amount, fee, source } of lines) {
    feeCents += type === 'stripe_fee' ? fee - amount : fee;
    if (source && typeof source === 'object' && source.object === 'charge') {
      const { payment_intent: intent } = source;
      if (intent) payments.push(typeof intent === 'string' ? intent : intent.id);
    }
  }
  return { feeCents, payments };
}
