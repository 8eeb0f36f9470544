import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import type { Env } from '@/server/env';
import type { Payouts } from './payouts';
import { openPayoutSandbox, type PayoutSandbox } from './sandbox/sandbox';
import { stripePayouts } from './stripe';

/** Who sends payouts, and its sandbox where that is what it is. */
export type PayoutProvider = Payouts & { sandbox?: PayoutSandbox };

/** Stripe Connect where there is a key of it, else the sandbox, spoken to through the same SDK. */
export function openPayouts(
  { STRIPE_SECRET_KEY }: Partial<Pick<Env, 'STRIPE_SECRET_KEY'>>,
  db: Kysely<DB>,
  clock: () => Date,
): PayoutProvider {
  if (STRIPE_SECRET_KEY) return stripePayouts({ secretKey: STRIPE_SECRET_KEY });
  const sandbox = openPayoutSandbox(db, clock);
  return { ...stripePayouts({ secretKey: 'sk_test_sandbox', fetch: sandbox.fetch }), sandbox };
}
