// Months that are closed: the database refuses entries of their days.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** The first office day after the last closed month; null where no month is closed. */
export async function booksOpenFrom(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(app.books_open_from() at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? null;
}

/** The same, or the first month of all where each was reopened; null where no month was ever closed. */
export async function firstOpenDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(coalesce((max(month) filter (where reopened_at is null)) + interval '1 month', min(month)), 'YYYY-MM-DD') as day
    from month_closings`.execute(db);
  return rows[0]?.day ?? null;
}
