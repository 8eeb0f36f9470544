// The processor's events of the last days, for the case that its messages do not arrive.
import type Stripe from 'stripe';

const PAGE = 100;

/** Every event of our own account since a moment, the oldest first. Stripe lists those of 30 days: https://docs.stripe.com/api/events/list */
export async function listStripeEvents(
  stripe: Stripe,
  { since, types }: { since: Date; types: readonly string[] },
): Promise<Stripe.Event[]> {
  const found: Stripe.Event[] = [];
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  for await (const event of stripe.events.list({ created, types: [...types], limit: PAGE })) found.push(event);
  return found.reverse();
}
