import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = [
  'id',
  'userId',
  'credentialId',
  'publicKey',
  'counter',
  'transports',
  'name',
  'createdAt',
  'lastUsedAt',
] as const;

export function listByUser(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .limit(100)
    .execute();
}

export function find(db: Db, id: string, userId: string | undefined): Promise<PasskeyRow | undefined> {
  const own = db
    .selectFrom('passkeys')
    .select(columns)
    .where('userId', '=', userId ?? null);
  return own.where('id', '=', idOrNull(id)).executeTakeFirst();
}

export function findByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').select(columns).where('credentialId', '=', credentialId).executeTakeFirst();
}

export async function insert(db: Db, passkey: Omit<PasskeyRow, 'lastUsedAt'>): Promise<boolean> {
  const { transports, ...row } = passkey;
  const inserted = await db
    .insertInto('passkeys')
    .values({ ...row, transports })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}

export async function rename(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('id', '=', id).execute();
}

/** Notes a use; false where the counter of the device went backwards, as that of a copy does. */
export async function recordUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update passkeys set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(db);
  return rows.length > 0;
}
