// What the processor collected reaches the bank two business days later, one transfer a day.
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { nextBankDay } from '@/server/calendar/bankDays';
import type { Db } from '@/server/db/client';
import { processorSettled } from '@/server/modules/money/ledger';
import { idOf } from '@/server/seed/generators/ids';
import { noonOf } from './months';

const settledOn = (day: string) => nextBankDay(nextBankDay(Temporal.PlainDate.from(day))).toString();

/** As the system. */
export async function settlePayments(db: Db, leaseIds: readonly string[], today: string): Promise<void> {
  const { rows } = await sql<{ day: string; amount: number }>`
    select to_char(created_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day, sum(amount)::int8 as amount
    from payments where lease_id in (${sql.join([...leaseIds])}) and status = 'succeeded' group by 1`.execute(db);
  const arriving = Map.groupBy(rows, ({ day }) => settledOn(day));
  for (const [day, paid] of [...arriving].sort(([one], [two]) => one.localeCompare(two))) {
    if (day > today) continue;
    const amount = paid.reduce((total, one) => total + one.amount, 0);
    await processorSettled(db, { id: idOf(`books settlement ${day}`), amount }, noonOf(day));
  }
}
