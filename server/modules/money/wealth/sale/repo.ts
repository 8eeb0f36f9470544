import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { agreementTerms } from '@/server/db/jsonReaders';
import { isInForce } from '@/server/modules/onboarding/agreements/planAgreements';

/** The lease that runs now. */
export const findRunningLease = (db: Db, homeId: string) =>
  db
    .selectFrom('leases')
    .select(['id', 'terms'])
    .where('homeId', '=', homeId)
    .where('status', '=', 'active')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();

/** How much rent the plan of the home guarantees, in cents. */
export async function guaranteeLimit(db: Db, homeId: string): Promise<number> {
  const { rows } = await sql<{ limit: number }>`
    select coalesce(${agreementTerms().text('offer', 'plan', 'guaranteeLimitCents')}::int, 0) as "limit" from agreements
    where home_id = ${homeId} and ${isInForce('agreements')} order by signed_at desc limit 1`.execute(db);
  return rows[0]?.limit ?? 0;
}
