// Changes to content files. Each file is replaced in one step, so that a reader never sees half of one.
import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Deleted, isDeleted, type StoredDocument } from './document';
import type { Store } from './store';

export const newId = () => randomBytes(12).toString('base64url');

/** `2026-10-01T09:00:00+0000` */
export const stamp = (time: number) => `${new Date(time).toISOString().slice(0, 19)}+0000`;

export const pathOf = ({ type, uid, id, lang }: StoredDocument) => join(type, `${uid ?? id}.${lang}.json`);

function replaceFile(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}.tmp`;
  writeFileSync(fresh, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(fresh, file);
}

export function writeDraft(
  { draftsDir }: Store,
  session: string,
  path: string,
  value: StoredDocument | Deleted,
): string {
  const file = join(draftsDir, session, path);
  replaceFile(file, value);
  return file;
}

/** Moves the drafts of a session to where everybody sees them; answers the ids that changed. */
export function publishDrafts(store: Store, session: string, now: number): string[] {
  const published = store.published();
  const drafts = store.draftFiles(session).entries;
  for (const { path, document } of drafts) {
    const former = published.byId.get(document.id);
    const formerFile = former && join(store.dir, 'documents', pathOf(former));
    if (isDeleted(document)) {
      if (formerFile) rmSync(formerFile);
    } else {
      const file = join(store.dir, 'documents', pathOf(document));
      const first = former?.first_publication_date ?? stamp(now);
      replaceFile(file, { ...document, first_publication_date: first, last_publication_date: stamp(now) });
      if (formerFile && formerFile !== file) rmSync(formerFile);
    }
    rmSync(join(store.draftsDir, session, path));
  }
  return drafts.map(({ document }) => document.id);
}
