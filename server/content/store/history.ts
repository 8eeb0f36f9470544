// What documents were before: kept beside the drafts, the newest of each document.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ID, type StoredDocument } from './document';
import { replaceJson } from './documentWriter';

export type RevisionAction = 'saved' | 'published' | 'unpublished' | 'discarded';

export interface Editor {
  id: string;
  name: string;
}

export interface RevisionEntry {
  action: RevisionAction;
  /** UTC, ISO. */
  at: string;
  by: Editor | null;
  document: StoredDocument;
}
export type Revision = RevisionEntry & { id: string };

const MAX_REVISIONS = 60;
const REVISION = /^[0-9a-z]{9}-[0-9a-f]{8}$/;

export interface History {
  add(stored: RevisionEntry): string;
  /** Newest first. */
  list(documentId: string): Revision[];
  find(documentId: string, revision: string): Revision | undefined;
}

export function openHistory(folder: string): History {
  const place = (documentId: string) => join(folder, documentId);
  const read = (documentId: string, id: string): Revision => ({
    ...JSON.parse(readFileSync(join(place(documentId), `${id}.json`), 'utf8')),
    id,
  });
  const idsOf = (documentId: string) =>
    ID.test(documentId) && existsSync(place(documentId))
      ? readdirSync(place(documentId))
          .map((file) => file.replace(/\.json$/, ''))
          .filter((id) => REVISION.test(id))
          .sort()
          .reverse()
      : [];
  return {
    add(saved) {
      const { id: documentId } = saved.document;
      // In the order they were kept, also within one millisecond.
      const after = Number.parseInt(idsOf(documentId)[0]?.slice(0, 9) ?? '0', 36) + 1;
      const time = Math.max(Date.parse(saved.at), after);
      const id = `${time.toString(36).padStart(9, '0')}-${randomBytes(4).toString('hex')}`;
      replaceJson(join(place(documentId), `${id}.json`), saved);
      for (const old of idsOf(documentId).slice(MAX_REVISIONS))
        rmSync(join(place(documentId), `${old}.json`), { force: true });
      return id;
    },
    list: (documentId) => idsOf(documentId).map((id) => read(documentId, id)),
    find: (documentId, id) => (idsOf(documentId).includes(id) ? read(documentId, id) : undefined),
  };
}
