// Accounts of staff and editors: only the team module opens, changes, and ends them.
import { sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import type { Account } from './repo';

export interface NewTeamAccount {
  email: string;
  firstName: string;
  lastName: string;
  type: 'staff' | 'editor';
  duties: readonly Duty[];
  passwordHash: string;
}

/** Opens an account for an invited person; the link proved the address. */
export async function createTeamAccount(db: Db, { duties, ...account }: NewTeamAccount): Promise<Account> {
  const id = newId();
  const email = account.email.normalize('NFKC').toLowerCase();
  await db
    .insertInto('users')
    .values({ ...account, id, email, country: 'US', duties: [...duties] })
    .execute();
  return { ...account, id, email, known: false };
}

export async function setDuties(db: Db, id: string, duties: readonly Duty[], now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ duties: [...duties], updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Whether a person shows homes and takes calls. */
export async function setIsHost(db: Db, id: string, isHost: boolean, now: Date): Promise<void> {
  await db.updateTable('users').set({ isHost, updatedAt: now }).where('id', '=', id).execute();
}

/** Ends an account, or with null lets the person log in again. */
export async function setEndedAt(db: Db, id: string, endedAt: Date | null, now: Date): Promise<void> {
  await db.updateTable('users').set({ endedAt, updatedAt: now }).where('id', '=', id).execute();
}

/** Whether a person may no longer log in; as the system. */
export async function hasEnded(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${id} and ended_at is not null`.execute(db);
  return rows.length > 0;
}
