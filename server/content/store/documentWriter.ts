// Changes to content files. Each file is replaced in one step and is on the disk before we say so: neither a reader nor
// a power cut sees half of one.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Deleted, isDeleted, type StoredDocument } from './document';
import type { Store } from './store';

/** As Prismic's, and never like an option of a command: those begin with a dash. */
export const newId = () => randomBytes(12).toString('base64url').replace(/^[-_]/, 'Z');

/** `2026-10-01T09:00:00+0000` */
export const formatTimestamp = (time: number) => `${new Date(time).toISOString().slice(0, 19)}+0000`;

export const pathOf = ({ type, uid, id, lang }: StoredDocument) => join(type, `${uid ?? id}.${lang}.json`);

function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } catch {
    // Some file systems cannot sync a folder; the rename is still one step.
  } finally {
    closeSync(handle);
  }
}

export function replaceFile(file: string, content: string | Uint8Array): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const fresh = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(fresh, content, { flush: true });
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  syncFile(folder);
}

export const replaceJson = (file: string, value: unknown) => replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);

export function writeDraft(
  { draftsDir }: Store,
  session: string,
  path: string,
  value: StoredDocument | Deleted,
): string {
  const file = join(draftsDir, session, path);
  replaceJson(file, value);
  return file;
}

/** Shows a document to everybody. Its file moves along with its address; there is one of it at any moment. */
export function publishDocument(store: Store, document: StoredDocument, now: number): StoredDocument {
  const former = store.publishedFiles().entries.find((each) => each.document.id === document.id);
  const known = former && !isDeleted(former.document) ? former.document : undefined;
  const fresh = {
    ...document,
    first_publication_date: known?.first_publication_date ?? formatTimestamp(now),
    last_publication_date: formatTimestamp(now),
  };
  const file = join(store.dir, 'documents', pathOf(document));
  const formerFile = former && join(store.dir, 'documents', former.path);
  if (!formerFile || formerFile === file) replaceJson(file, fresh);
  else {
    replaceJson(formerFile, fresh);
    mkdirSync(dirname(file), { recursive: true });
    renameSync(formerFile, file);
    syncFile(dirname(file));
  }
  return fresh;
}

/** Takes a document from the site. */
export function unpublishDocument(store: Store, id: string): void {
  for (const { path, document } of store.publishedFiles().entries)
    if (document.id === id) rmSync(join(store.dir, 'documents', path));
}

/** Moves the drafts of a session to where everybody sees them; answers the ids that changed. */
export function publishDrafts(store: Store, session: string, now: number): string[] {
  const drafts = store.draftFiles(session).entries;
  for (const { path, document } of drafts) {
    if (isDeleted(document)) unpublishDocument(store, document.id);
    else publishDocument(store, document, now);
    rmSync(join(store.draftsDir, session, path));
  }
  return drafts.map(({ document }) => document.id);
}
