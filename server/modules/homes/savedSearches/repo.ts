import { sql } from 'kysely';
import type { Cadence } from '@/contract/homes/savedSearches/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export interface SearchRow {
  id: string;
  userId: string;
  name: string;
  filters: Record<string, string>;
  cadence: Cadence;
  key: string;
  createdAt: Date;
  checkedAt: Date;
}

const columns = sql`id, user_id as "userId", name, filters, cadence, key, created_at as "createdAt", checked_at as "checkedAt"`;

export async function findAll(db: Db, userId: string): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`select ${columns} from saved_searches where user_id = ${userId}
    order by created_at desc, id limit 200`.execute(db);
  return rows;
}

/** One of the asker’s. */
export async function findById(db: Db, id: string, userId: string): Promise<SearchRow | undefined> {
  const { rows } = await sql<SearchRow>`select ${columns} from saved_searches
    where id = ${idOrNull(id)} and user_id = ${userId}`.execute(db);
  return rows[0];
}

/** As the system, locked for the letter that may follow. */
export async function lock(db: Db, id: string): Promise<SearchRow | undefined> {
  const { rows } =
    await sql<SearchRow>`select ${columns} from saved_searches where id = ${id} for update skip locked`.execute(db);
  return rows[0];
}

/** The kept one: this, or the same search kept before. */
export async function insert(db: Db, row: SearchRow): Promise<SearchRow | undefined> {
  const filters = JSON.stringify(row.filters);
  await sql`insert into saved_searches (id, user_id, name, filters, cadence, key, created_at, checked_at)
    values (${row.id}, ${row.userId}, ${row.name}, ${filters}, ${row.cadence}, ${row.key}, ${row.createdAt}, ${row.createdAt})
    on conflict (user_id, filters) do nothing`.execute(db);
  const { rows } = await sql<SearchRow>`select ${columns} from saved_searches
    where user_id = ${row.userId} and filters = ${filters}::jsonb`.execute(db);
  return rows[0];
}

export async function update(db: Db, id: string, change: { name: string; cadence: Cadence }): Promise<void> {
  await db.updateTable('savedSearches').set(change).where('id', '=', id).execute();
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('savedSearches').where('id', '=', id).execute();
}

/** False where no search has this key. */
export async function unsubscribe(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`update saved_searches set cadence = 'off' where key = ${key} returning id`.execute(db);
  return rows.length > 0;
}

/** Due searches, after one of them: an hour early counts, so that a job that ran late does not skip a day. */
export async function findDue(
  db: Db,
  now: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select saved_searches.id from saved_searches
    join users on users.id = user_id and users.erased_at is null
    where cadence <> 'off' and checked_at <= ${now}::timestamptz -
        case cadence when 'weekly' then interval '6 days 23 hours' else interval '23 hours' end
      and not exists (select from account_deletions where account_deletions.user_id = users.id and status = 'requested')
      and saved_searches.id > ${after}::uuid
    order by saved_searches.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function markSearched(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('savedSearches').set({ checkedAt: now }).where('id', '=', id).execute();
}

/** The homes without an email to the person yet; marks them as emailed. */
export async function claimUnnotified(
  db: Db,
  userId: string,
  homeIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`insert into notified_homes (user_id, home_id, notified_at)
    select ${userId}, id, ${now} from unnest(${[...homeIds]}::uuid[]) id on conflict do nothing returning home_id as id`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
