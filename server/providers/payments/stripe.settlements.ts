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
      feeCents: await feesOf(stripe, id),
      arrivedOn: new Date(arrival_date * 1_000).toISOString().slice(0, 10),
    });
  return found.sort((one, two) => one.arrivedOn.localeCompare(two.arrivedOn) || one.ref.localeCompare(two.ref));
}

/** Fees of everything that a payout is made of. The payout itself is one of its lines and has none. */
async function feesOf(stripe: Stripe, payout: string): Promise<number> {
  let fees = 0;
  for await (const { fee } of stripe.balanceTransactions.list({ payout, limit: PAGE })) fees += fee;
  return fees;
}
