import { sql } from 'kysely';
import { kindsWhere } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';

/**
 * What residents and other payers still owe of charges that belong to homeowners, by home: booked as owed, and not there yet. The books
 * count a charge from the day it is due, so one due after `day` counts only with what was paid ahead. As the system.
 */
export async function uncollectedByHome(db: Db, day: string): Promise<Map<string, number>> {
  const open = sql`case when due_on <= ${day}::date then amount - credited else 0 end - paid`;
  const { rows } = await sql<{ homeId: string; amount: number }>`
    select home_id as "homeId", sum(${open})::int8 as amount from (
      select home_id, due_on, amount, credited, paid from charges
        where status <> 'voided' and kind = any(${kindsWhere('belongsToOwner')}::text[])
      union all select home_id, due_on, amount, credited, paid from payer_charges
    ) charge group by home_id having sum(${open}) <> 0`.execute(db);
  return new Map(rows.map(({ homeId, amount }) => [homeId, amount]));
}
