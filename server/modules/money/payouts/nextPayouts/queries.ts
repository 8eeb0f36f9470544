import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Whether the payout of a home on this day is made. */
export async function isPaidOn(db: Db, homeId: string, payOn: string): Promise<boolean> {
  const { rows } = await sql`select from payouts where home_id = ${homeId} and pay_on = ${payOn} limit 1`.execute(db);
  return rows.length > 0;
}

/** Homes of an owner for whom the books hold money, in cents. */
export async function listUnpaidHomes(db: Db, ownerId: string) {
  const { rows } = await sql<{ homeId: string; address: string; payable: number }>`
    select home.id as "homeId", concat_ws(', ', home.street_address, home.unit) as address, -sum(account.balance)::int8 as payable
    from homes home join ledger_accounts account on account.code in ('home:' || home.id || ':payable', 'home:' || home.id || ':held')
    where home.owner_id = ${ownerId} group by home.id having sum(account.balance) < 0
    order by home.street_address, home.id`.execute(db);
  return rows;
}
