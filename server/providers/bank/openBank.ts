import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import type { Env } from '@/server/env';
import type { Bank } from './bank';
import { localBank } from './local';

/** The local bank beside the processor's sandbox. Real money has a real bank, and our team uploads its statements. */
export const openBank = (
  { STRIPE_SECRET_KEY }: Partial<Pick<Env, 'STRIPE_SECRET_KEY'>>,
  db: Kysely<DB>,
): Bank | null => (STRIPE_SECRET_KEY ? null : localBank(db));
