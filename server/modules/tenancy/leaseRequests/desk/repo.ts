import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** What waits for a second person, or for money to go back, at the leases of a home. As the system. */
export async function findHeld(db: Db, homeId: string) {
  const notices = await sql<{ id: string; lastDay: string; guardUntil: string | null; note: string }>`
    select id, last_day as "lastDay", guard_until as "guardUntil", note from notices
    where home_id = ${homeId} and status = 'held' order by created_at`.execute(db);
  const renewals = await sql<{
    id: string;
    currentRentCents: number;
    options: { months: number | null; rentCents: number }[];
    guardUntil: string | null;
  }>`
    select id, current_rent as "currentRentCents", options, guard_until as "guardUntil" from renewals
    where home_id = ${homeId} and status = 'approved' order by created_at`.execute(db);
  const tenancies = await sql<{ tenancyId: string }>`
    select lease_id as "tenancyId" from move_outs where home_id = ${homeId} and left_on is not null
    order by created_at desc limit 5`.execute(db);
  return {
    notices: notices.rows,
    renewals: renewals.rows,
    tenancies: tenancies.rows.map(({ tenancyId }) => tenancyId),
  };
}
