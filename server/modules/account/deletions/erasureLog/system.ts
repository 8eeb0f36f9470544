// Erased people, by number, beside the database: after a restore of a backup they are erased again.
import { type Kysely, sql } from 'kysely';
import { asSystem } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import type { Storage } from '@/server/providers/storage/storage';

const keyOf = (userId: string) => `erasures/${userId}.txt`;
const BATCH = 500;

export async function storeErasure(storage: Storage, userId: string): Promise<void> {
  if (!(await storage.exists(keyOf(userId)))) await storage.put(keyOf(userId), Buffer.from('erased\n'));
}

/** After a backup was brought back: marks everybody as to be erased whom we had erased since. Answers how many. */
export async function markRestored(db: Kysely<DB>, storage: Storage): Promise<number> {
  let [after, marked] = ['00000000-0000-0000-0000-000000000000', 0];
  for (;;) {
    const users = await asSystem(db, (trx) =>
      trx
        .selectFrom('users')
        .select('id')
        .where('erasedAt', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    );
    const restored: string[] = [];
    for (const { id } of users) if (await storage.exists(keyOf(id))) restored.push(id);
    await asSystem(db, async (trx) => {
      for (const id of restored) {
        const { rows } = await sql`update account_deletions set status = 'erased', ended_at = now()
          where user_id = ${id} and status = 'requested' returning id`.execute(trx);
        if (rows.length > 0) continue;
        await sql`insert into account_deletions (id, user_id, status, requested_at, erase_at, ended_at)
          values (gen_random_uuid(), ${id}, 'erased', now(), now(), now())`.execute(trx);
      }
    });
    marked += restored.length;
    const last = users.at(-1);
    if (!last || users.length < BATCH) return marked;
    after = last.id;
  }
}
