// Needs no account: the owner of a saved method is the one that its sandbox bank names, where it does.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { findMethodOwner } from '@/server/providers/payments/sandbox/corrections';
import { type Ownership, typedOwner } from './ownership';

export const localOwnership = (db: Kysely<DB>): Ownership => ({
  readOwners: async (account) => {
    const name = account.methodRef ? await findMethodOwner(db, account.methodRef) : null;
    return name ? { names: [name], source: 'bank' } : typedOwner(account);
  },
});
