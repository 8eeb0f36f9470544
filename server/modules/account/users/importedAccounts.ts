// Accounts of people with imported homes or leases: each logs in with a code that we email to the address.
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';

export interface ImportedAccount {
  email: string;
  firstName: string;
  lastName: string;
  /** E.164; not proven. */
  phone: string | null;
  type: 'homeowner' | 'resident';
  /** For a person who is both. */
  otherType: 'homeowner' | 'resident' | null;
}

/** Opens an account without a login so far; answers its id. As the system. */
export async function createImportedAccount(db: Db, account: ImportedAccount, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await db
    .insertInto('users')
    .values({ ...account, id, country: 'US', passwordHash: null })
    .execute();
  return id;
}
