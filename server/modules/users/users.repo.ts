import type { User } from '@/contract/users';
import type { Db } from '@/server/db/client';

/** The asker’s own row; row-level security hides every other one. */
export function findSelf(db: Db, id: string | undefined): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'email', 'firstName', 'lastName', 'phone', 'type', 'intercomId', 'zipcode', 'country'])
    .where('id', '=', id ?? null)
    .executeTakeFirst();
}
