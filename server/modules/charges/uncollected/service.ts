import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** What residents still owe of charges that belong to homeowners, by home: booked as owed, and not there yet. As the system. */
export async function uncollectedByHome(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ homeId: string; amount: number }>`
    select home_id as "homeId", sum(amount - credited - paid)::int8 as amount from charges
    where status <> 'voided' and kind not in ('late_fee', 'returned_payment_fee', 'deposit')
    group by home_id having sum(amount - credited - paid) <> 0`.execute(db);
  return new Map(rows.map(({ homeId, amount }) => [homeId, amount]));
}
