import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import type { WorkOrderRow } from '@/server/modules/care/workOrders/repo';

export const newReplyKey = () => randomBytes(16).toString('hex');

/** The key of a reader of a work order: a new one, or theirs from before. */
export async function keyOf(
  db: Db,
  { id, homeId, ownerId }: Pick<WorkOrderRow, 'id' | 'homeId' | 'ownerId'>,
  personId: string,
  fresh: string,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ key: string }>`insert into work_order_reply_keys
      (key, work_order_id, home_id, owner_id, person_id, created_at)
    values (${fresh}, ${id}, ${homeId}, ${ownerId}, ${personId}, ${now})
    on conflict on constraint work_order_reply_keys_work_order_id_person_id_key do update set home_id = excluded.home_id returning key`.execute(
    db,
  );
  return rows[0]?.key ?? fresh;
}

export interface Replier {
  workOrderId: string;
  personId: string;
  type: 'homeowner' | 'resident' | 'staff' | 'editor';
  /** Whether they are staff who take care of homes. */
  takesCare: boolean;
  email: string;
  name: string;
  reference: string;
}

const PERSON = sql`users.id as "personId", users.type,
  users.type = 'staff' and 'care' = any(users.duties) as "takesCare", users.email::text,
  case when users.type = 'staff' then users.first_name || ', Belong'
    else trim(concat_ws(' ', users.first_name, users.last_name)) end as name`;

/** Who answers at the address with this key, as the system. */
export async function findByKey(db: Db, key: string): Promise<Replier | undefined> {
  const { rows } = await sql<Replier>`select each.id as "workOrderId", 'W-' || each.number as reference, ${PERSON}
    from work_order_reply_keys join users on users.id = person_id
      join work_orders each on each.id = work_order_id where key = ${key}`.execute(db);
  return rows[0];
}

/** The person with the number, with the repair of our last text to them; as the system. */
export async function findByPhone(db: Db, phone: string): Promise<Replier | undefined> {
  const { rows } = await sql<Replier>`select each.id as "workOrderId", 'W-' || each.number as reference, ${PERSON}
    from users join work_order_reply_keys own on own.person_id = users.id
      join work_orders each on each.id = own.work_order_id
    where users.phone_key = ${phone.slice(1)} and users.phone_verified_at is not null
      and each.status not in ('self_solved', 'closed', 'declined', 'canceled', 'duplicate')
    order by each.updated_at desc, each.id limit 1`.execute(db);
  return rows[0];
}
