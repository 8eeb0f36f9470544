import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import type { Identifiers } from '@/server/modules/account/personalData';

export interface DeletionRow {
  id: string;
  userId: string;
  status: 'requested' | 'canceled' | 'erased';
  requestedAt: Date;
  eraseAt: Date;
}

const columns = ['id', 'userId', 'status', 'requestedAt', 'eraseAt'] as const;

/** The open deletion request of a person. */
export async function findOpen(db: Db, userId: string): Promise<DeletionRow | undefined> {
  const row = await db
    .selectFrom('accountDeletions')
    .select(columns)
    .where('userId', '=', userId)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return row as DeletionRow | undefined;
}

export async function findByLink(db: Db, hash: Buffer): Promise<DeletionRow | undefined> {
  const row = await db
    .selectFrom('accountDeletions')
    .select(columns)
    .where('cancelHash', '=', hash)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return row as DeletionRow | undefined;
}

/** False where one stands already. */
export async function insert(db: Db, row: Omit<DeletionRow, 'status'> & { cancelHash: Buffer }): Promise<boolean> {
  const { rows } = await sql`insert into account_deletions (id, user_id, cancel_hash, requested_at, erase_at)
    values (${row.id}, ${row.userId}, ${row.cancelHash}, ${row.requestedAt}, ${row.eraseAt})
    on conflict (user_id) where status = 'requested' do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** False where it has ended meanwhile. */
export async function setStatus(db: Db, id: string, status: 'canceled' | 'erased', now: Date): Promise<boolean> {
  const done = await db
    .updateTable('accountDeletions')
    .set({ status, endedAt: now, cancelHash: null })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Accounts that are due for deletion. */
export async function findDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('accountDeletions')
    .select('userId')
    .where('status', '=', 'requested')
    .where('eraseAt', '<=', now)
    .orderBy('eraseAt')
    .limit(1_000)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Locked, so that it is carried out once; undefined where another job has it or it was withdrawn. */
export async function lockDue(db: Db, userId: string, now: Date): Promise<DeletionRow | undefined> {
  const { rows } =
    await sql<DeletionRow>`select id, user_id as "userId", status, requested_at as "requestedAt", erase_at as "eraseAt"
    from account_deletions where user_id = ${userId} and status = 'requested' and erase_at <= ${now}
    for update skip locked`.execute(db);
  return rows[0];
}

export async function postpone(db: Db, id: string, eraseAt: Date): Promise<void> {
  await db.updateTable('accountDeletions').set({ eraseAt }).where('id', '=', id).execute();
}

/** Accounts that it was decided to erase and that stand here: a run died, or a backup brought them back. */
export async function findUnfinished(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct users.id from account_deletions
    join users on users.id = account_deletions.user_id
    where account_deletions.status = 'erased' and users.erased_at is null limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isUnfinished(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from account_deletions join users on users.id = account_deletions.user_id
    where user_id = ${userId} and account_deletions.status = 'erased' and users.erased_at is null`.execute(db);
  return rows.length > 0;
}

export async function isErased(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and erased_at is not null`.execute(db);
  return rows.length > 0;
}

/** Known identifiers of a person, as they were when erasure began. */
export async function findIdentifiers(db: Db, userId: string): Promise<Identifiers | undefined> {
  const { rows } = await sql<{ identifiers: Identifiers }>`select identifiers from account_deletions
    where user_id = ${userId} and status = 'erased' and identifiers is not null`.execute(db);
  return rows[0]?.identifiers;
}

export async function saveIdentifiers(db: Db, userId: string, identifiers: Identifiers | null): Promise<void> {
  await sql`update account_deletions set identifiers = ${identifiers && JSON.stringify(identifiers)}::jsonb
    where user_id = ${userId} and status = 'erased'`.execute(db);
}
