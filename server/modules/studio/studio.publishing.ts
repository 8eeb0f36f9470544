// What everybody sees: publishing and taking back. Every step leaves whole files behind, in an order that loses nothing.
import { type Entry, titleOf } from '@/server/content/desk';
import type { By } from '@/server/content/history';
import { publishDocument, withdrawDocument } from '@/server/content/write';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import { theEntry, unchanged } from './studio.drafts';
import { findingsOf, leadingTo } from './studio.judge';
import type { Room } from './studio.room';

const MOST_SHOWN = 50;

/** The site hears of it once the transaction holds, from the queue. */
const announceLater = (db: Db, documents: string[]) => enqueue(db, 'announceContent', { documents });

export async function publish(db: Db, room: Room, id: string, version: string, by: By, now: Date): Promise<Entry> {
  const { document, published, draft } = unchanged(room, id, version);
  if (!draft) throw conflict('There is nothing new to publish.');
  const findings = findingsOf(room, document);
  if (findings.length > 0) {
    const fields = Object.fromEntries(findings.slice(0, MOST_SHOWN).map(({ at, what }) => [at, what]));
    throw new ApiError('invalid', 'Please mend what is marked before you publish.', { fields });
  }
  const { history, repository, desk } = room;
  const known = history.list(id).some(({ act }) => act === 'published');
  if (published && !known) {
    const at = new Date(published.last_publication_date.replace('+0000', 'Z')).toISOString();
    history.keep({ act: 'published', at, by: null, document: published });
  }
  const fresh = publishDocument(repository.store, document, now.getTime());
  history.keep({ act: 'published', at: now.toISOString(), by, document: fresh });
  desk.clear(id);
  await announceLater(db, [id]);
  return theEntry(room, id);
}

export async function unpublish(db: Db, room: Room, id: string, version: string, by: By, now: Date): Promise<Entry> {
  const { document, published } = unchanged(room, id, version);
  if (!published) throw conflict('Nobody sees this document as it is.');
  const [other] = leadingTo(room, id);
  if (other) throw conflict(`“${titleOf(other)}” links to this document. Please change that first.`);
  room.history.keep({ act: 'unpublished', at: now.toISOString(), by, document: published });
  room.desk.put(document, by, now.toISOString());
  withdrawDocument(room.repository.store, id);
  await announceLater(db, [id]);
  return theEntry(room, id);
}
