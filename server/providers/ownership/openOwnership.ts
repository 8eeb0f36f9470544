import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import type { Env } from '@/server/env';
import { localOwnership } from './local';
import type { Ownership } from './ownership';
import { stripeOwnership } from './stripe';

/** Stripe where there is a key of it, else the sandbox. */
export const openOwnership = (
  { STRIPE_SECRET_KEY }: Partial<Pick<Env, 'STRIPE_SECRET_KEY'>>,
  db: Kysely<DB>,
): Ownership => (STRIPE_SECRET_KEY ? stripeOwnership({ secretKey: STRIPE_SECRET_KEY }) : localOwnership(db));
