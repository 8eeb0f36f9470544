import type { Db } from '@/server/db/client';

export interface ContactRow {
  contactId: string;
  contactName: string;
  since: Date;
}

export const findContact = (db: Db, personId: string): Promise<ContactRow | undefined> =>
  db
    .selectFrom('homeownerContacts')
    .select(['contactId', 'contactName', 'since'])
    .where('personId', '=', personId)
    .executeTakeFirst();

export async function saveContact(db: Db, personId: string, contact: ContactRow): Promise<void> {
  await db
    .insertInto('homeownerContacts')
    .values({ personId, ...contact })
    .onConflict((each) => each.column('personId').doUpdateSet(contact))
    .execute();
}

/** Keeps the first contact when two arrive at once. */
export async function insertContact(db: Db, personId: string, contact: ContactRow): Promise<void> {
  await db
    .insertInto('homeownerContacts')
    .values({ personId, ...contact })
    .onConflict((each) => each.column('personId').doNothing())
    .execute();
}
