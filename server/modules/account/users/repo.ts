import { sql } from 'kysely';
import type { User, UserType } from '@/contract/account/users/endpoints';
import type { Db } from '@/server/db/client';

const userColumns = ['email', 'firstName', 'lastName', 'phone', 'type', 'intercomId', 'zipcode', 'country'] as const;

/** The asker’s own row; row-level security hides every other one. */
export function findUser(db: Db, id: string | undefined): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .select(['id as userId', ...userColumns])
    .where('id', '=', id ?? null)
    .executeTakeFirst();
}

/** A person's roles: their first one, and the other one where they have both. */
export interface Roles {
  type: UserType;
  otherType: UserType | null;
}

export async function findRoles(db: Db, id: string | undefined): Promise<Roles | undefined> {
  const { rows } = await sql<Roles>`select type, other_type as "otherType" from users where id = ${id ?? null}`.execute(
    db,
  );
  return rows[0];
}

export const setOtherType = (db: Db, id: string, otherType: UserType | null) =>
  sql`update users set other_type = ${otherType} where id = ${id}`.execute(db);

/** An account as the login sees it, only for the system. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  type: UserType;
  passwordHash: string | null;
  /** The browser at hand has logged them in before. */
  known: boolean;
}

const account = (device: Buffer | null) => sql<Account>`users.id, users.email, users.first_name as "firstName",
  users.last_name as "lastName", users.type, users.password_hash as "passwordHash",
  exists (select from known_devices where user_id = users.id and hash = ${device}) as known`;

export async function findByEmail(db: Db, email: string, device: Buffer | null): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${account(device)} from users where email = ${email}`.execute(db);
  return rows[0];
}

export async function findAccount(db: Db, id: string, device: Buffer | null): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${account(device)} from users where id = ${id}`.execute(db);
  return rows[0];
}

/** What an account begins with. */
export interface NewUser {
  firstName: string;
  lastName: string;
  type: 'homeowner' | 'resident';
  /** Null for who logs in another way. */
  passwordHash: string | null;
}

export async function insertUser(db: Db, user: NewUser & { id: string; email: string }): Promise<void> {
  // We serve the United States alone.
  await db
    .insertInto('users')
    .values({ ...user, country: 'US' })
    .execute();
}

export async function saveIntercomId(db: Db, id: string, intercomId: string): Promise<void> {
  await db.updateTable('users').set({ intercomId }).where('id', '=', id).where('intercomId', 'is', null).execute();
}

/** The ZIP Code of the newest address they gave us. */
export async function saveZipcode(db: Db, id: string, zipcode: string): Promise<void> {
  await db.updateTable('users').set({ zipcode }).where('id', '=', id).execute();
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
}
