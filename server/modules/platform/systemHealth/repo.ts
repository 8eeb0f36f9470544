import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export const listProviderStates = (db: Db) => db.selectFrom('providerStates').selectAll().execute();

/** Seconds since the last success of each kind. */
export async function listBackupAges(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; age: number }>`select kind, age from app.backup_ages()`.execute(db);
  return new Map(rows.map(({ kind, age }) => [kind, age]));
}
