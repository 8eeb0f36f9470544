import { sql } from 'kysely';
import { asSystem } from '@/server/db/client';
import type { Services } from '@/server/services';

/** Removes what has served its time: idempotency keys after 30 days (reliability D5), spent counters. */
export async function sweep({ db }: Services): Promise<void> {
  await asSystem(db, async (trx) => {
    await sql`delete from idempotency_keys where created_at < now() - interval '30 days'`.execute(trx);
    await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(trx);
  });
}
