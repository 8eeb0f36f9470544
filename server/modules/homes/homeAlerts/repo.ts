import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export interface AlertRow {
  id: string;
  email: string;
  homeId: string | null;
  filters: Record<string, string>;
  name: string;
  key: string;
  confirmedAt: Date | null;
  checkedAt: Date;
}

const columns = sql`id, email::text as email, home_id as "homeId", filters, name, key, confirmed_at as "confirmedAt",
  checked_at as "checkedAt"`;

/** This one, or the same asked for before; one that was ended begins again, and has to be confirmed again. */
export async function upsert(db: Db, row: Omit<AlertRow, 'checkedAt'>, now: Date): Promise<AlertRow> {
  const { rows } = await sql<AlertRow>`insert into home_alerts as known
      (id, email, home_id, filters, name, key, created_at, confirmed_at, checked_at)
    values (${row.id}, ${row.email}, ${row.homeId}, ${JSON.stringify(row.filters)}, ${row.name}, ${row.key}, ${now},
      ${row.confirmedAt}, ${now})
    on conflict (email, home_id, filters) do update set ended_at = null,
      checked_at = case when known.ended_at is null then known.checked_at else excluded.checked_at end,
      confirmed_at = case when known.ended_at is null then coalesce(known.confirmed_at, excluded.confirmed_at)
        else excluded.confirmed_at end
    returning ${columns}`.execute(db);
  return rows[0] as AlertRow;
}

/** False where no alert has this key. One that is confirmed already stays as it is. */
export async function confirm(db: Db, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update home_alerts set confirmed_at = coalesce(confirmed_at, ${now}),
      checked_at = case when confirmed_at is null then ${now} else checked_at end
    where key = ${key} and ended_at is null returning id`.execute(db);
  return rows.length > 0;
}

/** False where no alert has this key. */
export async function end(db: Db, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update home_alerts set ended_at = coalesce(ended_at, ${now}) where key = ${key}
    returning id`.execute(db);
  return rows.length > 0;
}

export async function endById(db: Db, id: string, now: Date): Promise<void> {
  await sql`update home_alerts set ended_at = ${now} where id = ${id}`.execute(db);
}

/** Due alerts after one of them: searches that are due (an hour early counts), and homes that are open by now. */
export async function findDue(db: Db, now: Date, { after, limit }: { after: string | null; limit: number }) {
  const { rows } = await sql<{ id: string }>`select id from home_alerts
    where confirmed_at is not null and ended_at is null and (${after}::uuid is null or id > ${after}::uuid)
      and case when home_id is null then checked_at <= ${now}::timestamptz - interval '23 hours'
        else exists (select from homes where homes.id = home_id and status = 'active') end
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locked for the email that may follow; undefined where another job has it, or it has ended. */
export async function lock(db: Db, id: string): Promise<AlertRow | undefined> {
  const { rows } = await sql<AlertRow>`select ${columns} from home_alerts
    where id = ${id} and confirmed_at is not null and ended_at is null for update skip locked`.execute(db);
  return rows[0];
}

export async function markChecked(db: Db, id: string, now: Date): Promise<void> {
  await sql`update home_alerts set checked_at = ${now} where id = ${id}`.execute(db);
}
