import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import * as todos from '@/server/modules/account/todos';
import { hashPassword, isOutdated, passwordMatches } from './passwords';
import * as repo from './repo';

export type { Account, NewUser, Roles } from './repo';
export { findRoles, saveIntercomId, setOtherType, setPasswordHash } from './repo';
export { passwordMatches };

/** Anyone who has this address; `device` is the hash of what their browser brought. */
export const findAccountByEmail = repo.findByEmail;
export const findAccountById = repo.findAccount;
export const findProfile = repo.findUser;
export const saveZipcode = repo.saveZipcode;

/** Opens an account for a person with a proven address. */
export async function createUser(db: Db, email: string, user: repo.NewUser): Promise<repo.Account> {
  const id = newId();
  await repo.insertUser(db, { ...user, id, email: email.normalize('NFKC').toLowerCase() });
  for (const kind of ['addPhoto', 'addPhone'] as const) await todos.openTodo(db, { userId: id, kind });
  return { ...user, id, email, known: false };
}

/** Hashes a password again where its hash was made at an older cost. */
export async function upgradePasswordHash(db: Db, account: repo.Account, password: string): Promise<void> {
  if (account.passwordHash && isOutdated(account.passwordHash))
    await repo.setPasswordHash(db, account.id, await hashPassword(password));
}
