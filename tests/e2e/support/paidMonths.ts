// Months that homeowners were paid for.
import { randomUUID } from 'node:crypto';
import { queryRows } from './rentEstimate';

/** A home with one paid month, given by its first day: $3,000 rent, 5% fee, paid out. */
export async function createPaidMonth(ownerId: string, period: string): Promise<void> {
  const [home] = await queryRows("select id from homes where status = 'leased' and owner_id is not null limit 1");
  const homeId = randomUUID();
  const columns = await queryRows(
    "select column_name as name from information_schema.columns where table_name = 'homes' and is_generated = 'NEVER'",
  );
  const names = columns.map(({ name }) => String(name));
  await queryRows(
    `insert into homes (${names.join(', ')}) select ${names.map((name) => `copy.${name}`).join(', ')}
     from homes, jsonb_populate_record(homes, jsonb_build_object('id', $1::uuid, 'owner_id', $2::uuid,
       'street_address', '77 Payout Lane', 'status', 'leased')) copy where homes.id = $3`,
    [homeId, ownerId, home?.id],
  );
  const [runId, payoutId] = [randomUUID(), randomUUID()];
  await queryRows(
    `insert into payout_runs (id, pay_on, status, created_at) values ($1, current_date, 'discarded', now())`,
    [runId],
  );
  await queryRows(
    `insert into payouts (id, run_id, home_id, owner_id, period, plan, status, pay_on, amount, created_at, updated_at)
     values ($1, $2, $3, $4, $5::date, 'Monthly', 'paid', $5::date + 4, 285000,
       now(), now())`,
    [payoutId, runId, homeId, ownerId, period],
  );
  await queryRows(
    `insert into payout_lines (payout_id, seq, home_id, owner_id, kind, amount)
     values ($1, 0, $2, $3, 'management_fee', -15000), ($1, 1, $2, $3, 'rent', 300000)`,
    [payoutId, homeId, ownerId],
  );
}
