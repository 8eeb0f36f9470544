// What the Studio sees of the repository: each document as it would be published now, beside what is published.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { documentTitle } from '@/contract/content/studio/documentTitle';
import { isDeleted, isObject, type StoredDocument } from './document';
import { replaceJson, writeDraft } from './documentWriter';
import type { Editor } from './history';
import type { Repository } from './repository';

/** The drafts of the Studio are one session: anyone who edits sees the drafts of all. */
export const DRAFT_SESSION = 'studio';

export interface DraftEntry {
  document: StoredDocument;
  published: StoredDocument | undefined;
  draft: StoredDocument | undefined;
  status: 'draft' | 'changed' | 'published';
  version: string;
  /** UTC, ISO. */
  changedAt: string;
  changedBy: Editor | null;
}

interface ChangeMark {
  at: string;
  by: Editor;
}

const draftPath = ({ type, id, lang }: StoredDocument) => join(type, `${id}.${lang}.json`);

const contentKey = ({ uid, tags, data }: StoredDocument) => JSON.stringify([uid, tags, data]);
const versionOf = (document: StoredDocument) =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 20);
const toIso = (stamp: string) => new Date(stamp.replace('+0000', 'Z')).toISOString();

export const titleOf = (document: StoredDocument): string => documentTitle(document) ?? document.id;

export interface DraftStore {
  all(): DraftEntry[];
  find(id: string): DraftEntry | undefined;
  put(document: StoredDocument, by: Editor, at: string): void;
  clear(id: string): void;
}

export function openDraftStore({ store }: Repository, folder: string): DraftStore {
  const marks = (id: string) => join(folder, `${id}.json`);
  const mark = (id: string): ChangeMark | undefined =>
    existsSync(marks(id)) ? JSON.parse(readFileSync(marks(id), 'utf8')) : undefined;
  const drafts = () =>
    new Map(
      store
        .draftFiles(DRAFT_SESSION)
        .entries.flatMap(({ document }): [string, StoredDocument][] =>
          isObject(document) && !isDeleted(document) ? [[document.id, document]] : [],
        ),
    );

  function entryOf(published: StoredDocument | undefined, draft: StoredDocument | undefined): DraftEntry | undefined {
    const document = draft ?? published;
    if (!document) return undefined;
    const same = draft && published && contentKey(draft) === contentKey(published);
    const status = !published ? 'draft' : !draft || same ? 'published' : 'changed';
    const known = draft && mark(document.id);
    return {
      document,
      published,
      draft,
      status,
      version: versionOf(document),
      changedAt: known?.at ?? toIso(document.last_publication_date),
      changedBy: known?.by ?? null,
    };
  }

  return {
    all() {
      const open = drafts();
      const { byId } = store.published();
      const ids = [...new Set([...byId.keys(), ...open.keys()])];
      return ids
        .flatMap((id) => entryOf(byId.get(id), open.get(id)) ?? [])
        .sort(
          (one, other) =>
            other.changedAt.localeCompare(one.changedAt) || (one.document.id < other.document.id ? -1 : 1),
        );
    },
    find: (id) => entryOf(store.published().byId.get(id), drafts().get(id)),
    put(document, by, at) {
      replaceJson(marks(document.id), { at, by } satisfies ChangeMark);
      writeDraft(store, DRAFT_SESSION, draftPath(document), document);
    },
    clear(id) {
      for (const { path, document } of store.draftFiles(DRAFT_SESSION).entries)
        if (document.id === id) rmSync(join(store.draftsDir, DRAFT_SESSION, path));
      rmSync(marks(id), { force: true });
    },
  };
}
