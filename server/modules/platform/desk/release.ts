// Desk items and homeowners of a staff member who left.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Items go back to their queues. Homeowners wait in the queue of those without a contact. As the system. */
export async function releaseItems(db: Db, memberId: string): Promise<{ reassigned: number; unassigned: number }> {
  const items = await db
    .updateTable('deskItems')
    .set({ assigneeId: null })
    .where('assigneeId', '=', memberId)
    .where('resolvedAt', 'is', null)
    .executeTakeFirst();
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from homeowner_contacts
    where contact_id = ${memberId}`.execute(db);
  return { reassigned: 0, unassigned: Number(items.numUpdatedRows) + (rows[0]?.n ?? 0) };
}
