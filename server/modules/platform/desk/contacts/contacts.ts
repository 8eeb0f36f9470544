// The member of our team that a homeowner turns to: from the signed agreement on, and handed over with a note.
import type { Db } from '@/server/db/client';
import * as repo from './repo';

/** What the homeowner reads of their contact; undefined before there is one. */
export async function findContactName(db: Db, personId: string): Promise<string | null> {
  return (await repo.findContact(db, personId))?.contactName ?? null;
}

/** The person who countersigned is the first contact; as the system. */
export const ensureContact = (
  db: Db,
  personId: string,
  { id: contactId, name: contactName }: { id: string; name: string },
  since: Date,
): Promise<void> => repo.insertContact(db, personId, { contactId, contactName, since });
