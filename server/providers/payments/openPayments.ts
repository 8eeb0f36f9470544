import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import type { Env } from '@/server/env';
import type { Payments } from './payments';
import { openSandbox, type Sandbox } from './sandbox/sandbox';
import { stripePayments } from './stripe';

/** The processor, and its sandbox where that is what it is. */
export type Processor = Payments & { sandbox?: Sandbox };

/** Stripe where there is a key of it, else the sandbox, spoken to through the same SDK. */
export function openPayments(
  {
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRETS = '',
  }: Partial<Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRETS'>>,
  db: Kysely<DB>,
  clock: () => Date,
): Processor {
  if (STRIPE_SECRET_KEY)
    return stripePayments({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecrets: STRIPE_WEBHOOK_SECRETS.split(',').filter(Boolean),
    });
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const sandbox = openSandbox({ db, clock, webhookSecret });
  const payments = stripePayments({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [webhookSecret],
    fetch: sandbox.fetch,
  });
  return { ...payments, sandbox };
}
