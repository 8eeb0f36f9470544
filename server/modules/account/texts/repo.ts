import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Answers whether it is new. */
export async function insertOptOut(db: Db, phone: string, word: string, at: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into text_opt_outs (phone, at, word) values (${phone}, ${at}, ${word}) on conflict do nothing`.execute(
      db,
    );
  return numAffectedRows === 1n;
}

export async function deleteOptOut(db: Db, phone: string): Promise<void> {
  await sql`delete from text_opt_outs where phone = ${phone}`.execute(db);
}

export async function hasOptedOut(db: Db, phone: string): Promise<boolean> {
  const { rows } = await sql`select 1 from text_opt_outs where phone = ${phone}`.execute(db);
  return rows.length > 0;
}
