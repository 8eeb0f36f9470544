// What has served its time, where more than one table asks.
import { sql } from 'kysely';

/** Companies of which no job, quote, visit, invoice, or offer of the last seven years is left. */
export const oldPros = (now: Date) => sql`select id from pros
  where updated_at < ${now}::timestamptz - interval '7 years'
    and not exists (select from work_orders where pro_id = pros.id)
    and not exists (select from work_order_quotes where pro_id = pros.id)
    and not exists (select from work_order_visits where pro_id = pros.id)
    and not exists (select from work_order_invoices where pro_id = pros.id)
    and not exists (select from work_order_payments where pro_id = pros.id)
    and not exists (select from pro_offers where pro_id = pros.id
      and link_expires_at > ${now}::timestamptz - interval '7 years')`;
