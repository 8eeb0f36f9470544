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
    select home.id as "homeId", concat_ws(', ', home.street_address, home.unit) as address, -account.balance as payable
    from homes home join ledger_accounts account on account.code = 'home:' || home.id || ':payable'
    where home.owner_id = ${ownerId} and account.balance < 0
    order by home.street_address, home.id`.execute(db);
  return rows;
}
