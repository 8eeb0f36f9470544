import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export interface LoginRow {
  id: string;
  /** Of whom; null where a code was asked for with an address we do not know, which opens nothing. */
  proId: string | null;
  emailHash: Buffer | null;
  codeHash: Buffer | null;
  codeAttempts: number;
  confirmedAt: Date | null;
  expiresAt: Date;
}

const COLUMNS = ['id', 'proId', 'emailHash', 'codeHash', 'codeAttempts', 'confirmedAt', 'expiresAt'] as const;

/** The Pro with this address or phone, while they work for us. */
export async function findProByEmail(db: Db, email: string) {
  return db
    .selectFrom('pros')
    .select(['id', 'company', 'contactName', 'email', 'phone'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function insertLogin(
  db: Db,
  login: { id: string; proId: string | null; emailHash: Buffer; codeHash: Buffer; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await db.insertInto('proLogins').values(login).execute();
}

/** Locked against other guesses. */
export function lockLogin(db: Db, id: string): Promise<LoginRow | undefined> {
  return db.selectFrom('proLogins').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function countAttempt(db: Db, id: string): Promise<void> {
  await sql`update pro_logins set code_attempts = code_attempts + 1 where id = ${id}`.execute(db);
}

export async function confirmLogin(db: Db, id: string, tokenHash: Buffer, expiresAt: Date, now: Date): Promise<void> {
  await db
    .updateTable('proLogins')
    .set({ tokenHash, expiresAt, confirmedAt: now, codeHash: null })
    .where('id', '=', id)
    .execute();
}

/** A login that was confirmed, which only a Pro's can be. */
export type ConfirmedLogin = LoginRow & { proId: string };

/** The login of a secret that still holds. */
export function findByToken(db: Db, tokenHash: Buffer, now: Date): Promise<ConfirmedLogin | undefined> {
  return db
    .selectFrom('proLogins')
    .select(COLUMNS)
    .where('tokenHash', '=', tokenHash)
    .where('proId', 'is not', null)
    .where('expiresAt', '>', now)
    .$narrowType<{ proId: string }>()
    .executeTakeFirst();
}

export async function endLogin(db: Db, id: string): Promise<void> {
  await db.deleteFrom('proLogins').where('id', '=', id).execute();
}

/** All of a Pro; the links that were made for them go along. */
export async function endLogins(db: Db, proId: string): Promise<void> {
  await db.deleteFrom('proLogins').where('proId', '=', proId).execute();
}

export async function insertJobLink(
  db: Db,
  link: { tokenHash: Buffer; loginId: string; offerId: string; deviceHash: Buffer; createdAt: Date },
): Promise<void> {
  await db.insertInto('proJobLinks').values(link).execute();
}
