// What everybody sees: publishing and taking back. Every step leaves whole files behind, in an order that loses nothing.

import type { StoredDocument } from '@/server/content/store/document';
import { publishDocument, unpublishDocument } from '@/server/content/store/documentWriter';
import { type DraftEntry, titleOf } from '@/server/content/store/drafts';
import type { Editor } from '@/server/content/store/history';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import type { StudioContext } from '@/server/modules/content/studio/context';
import { requireEntry, requireVersion } from '@/server/modules/content/studio/drafts';
import { publishProblems } from '@/server/modules/content/studio/publishRules';
import { inboundLinks, validateDocument } from '@/server/modules/content/studio/validation';

const MAX_FINDINGS = 50;

type PublishedEntry = DraftEntry & { published: StoredDocument };

/** The site hears of it once the transaction holds, from the queue. */
const enqueuePublished = (db: Db, documents: string[]) => enqueue(db, 'notifyContentPublished', { documents });

/** @throws {ApiError} where the draft has changed since, is none, or has problems, each at its field */
export function checkPublishable(room: StudioContext, id: string, version: string): DraftEntry {
  const entry = requireVersion(room, id, version);
  const { document, draft } = entry;
  if (!draft) throw conflict('There’s nothing new to publish.');
  const findings = [...validateDocument(room, document), ...publishProblems(room, document)];
  if (findings.length > 0) {
    const fields = Object.fromEntries(findings.slice(0, MAX_FINDINGS).map(({ path, message }) => [path, message]));
    throw new ApiError('invalid', 'Fix the marked problems before you publish.', { fields });
  }
  return entry;
}

export async function publish(
  db: Db,
  room: StudioContext,
  id: string,
  version: string,
  by: Editor,
  now: Date,
): Promise<DraftEntry> {
  const { document, published } = checkPublishable(room, id, version);
  const { history, repository, drafts } = room;
  const known = history.list(id).some(({ action }) => action === 'published');
  if (published && !known) {
    const at = new Date(published.last_publication_date.replace('+0000', 'Z')).toISOString();
    history.add({ action: 'published', at, by: null, document: published });
  }
  const fresh = publishDocument(repository.store, document, now.getTime());
  history.add({ action: 'published', at: now.toISOString(), by, document: fresh });
  drafts.clear(id);
  await enqueuePublished(db, [id]);
  return requireEntry(room, id);
}

/** @throws {ApiError} where it is not published, or another document would lead nowhere */
export function checkUnpublishable(room: StudioContext, id: string, version: string): PublishedEntry {
  const entry = requireVersion(room, id, version);
  const { published } = entry;
  if (!published) throw conflict('This document isn’t published.');
  const [other] = inboundLinks(room, id);
  if (other) throw conflict(`“${titleOf(other)}” links to this document. Please change that first.`);
  return { ...entry, published };
}

export async function unpublish(
  db: Db,
  room: StudioContext,
  id: string,
  version: string,
  by: Editor,
  now: Date,
): Promise<DraftEntry> {
  const { document, published } = checkUnpublishable(room, id, version);
  room.history.add({ action: 'unpublished', at: now.toISOString(), by, document: published });
  room.drafts.put(document, by, now.toISOString());
  unpublishDocument(room.repository.store, id);
  await enqueuePublished(db, [id]);
  return requireEntry(room, id);
}
