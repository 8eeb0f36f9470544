// What the Studio sees of the repository: each document as it would be published now, beside what is published.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeleted, isObject, type StoredDocument } from './document';
import type { By } from './history';
import type { Repository } from './repository';
import { replaceJson, writeDraft } from './write';

/** The drafts of the Studio are one session: whoever edits sees the drafts of all. */
export const DESK = 'studio';

export interface Entry {
  document: StoredDocument;
  published: StoredDocument | undefined;
  draft: StoredDocument | undefined;
  status: 'draft' | 'changed' | 'published';
  version: string;
  /** UTC, ISO. */
  changedAt: string;
  changedBy: By | null;
}

interface Mark {
  at: string;
  by: By;
}

const draftPath = ({ type, id, lang }: StoredDocument) => join(type, `${id}.${lang}.json`);

const wordsOf = ({ uid, tags, data }: StoredDocument) => JSON.stringify([uid, tags, data]);
const versionOf = (document: StoredDocument) =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 20);
const iso = (stamp: string) => new Date(stamp.replace('+0000', 'Z')).toISOString();

export const titleOf = ({ data, uid, id }: StoredDocument): string => {
  const title = data.title ?? data.name ?? data.site_name ?? data.from;
  return typeof title === 'string' && title ? title : (uid ?? id);
};

export interface Desk {
  all(): Entry[];
  find(id: string): Entry | undefined;
  put(document: StoredDocument, by: By, at: string): void;
  clear(id: string): void;
}

export function openDesk({ store }: Repository, folder: string): Desk {
  const marks = (id: string) => join(folder, `${id}.json`);
  const mark = (id: string): Mark | undefined =>
    existsSync(marks(id)) ? JSON.parse(readFileSync(marks(id), 'utf8')) : undefined;
  const drafts = () =>
    new Map(
      store
        .draftFiles(DESK)
        .entries.flatMap(({ document }): [string, StoredDocument][] =>
          isObject(document) && !isDeleted(document) ? [[document.id, document]] : [],
        ),
    );

  function entryOf(published: StoredDocument | undefined, draft: StoredDocument | undefined): Entry | undefined {
    const document = draft ?? published;
    if (!document) return undefined;
    const same = draft && published && wordsOf(draft) === wordsOf(published);
    const status = !published ? 'draft' : !draft || same ? 'published' : 'changed';
    const known = draft && mark(document.id);
    return {
      document,
      published,
      draft,
      status,
      version: versionOf(document),
      changedAt: known?.at ?? iso(document.last_publication_date),
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
      replaceJson(marks(document.id), { at, by } satisfies Mark);
      writeDraft(store, DESK, draftPath(document), document);
    },
    clear(id) {
      for (const { path, document } of store.draftFiles(DESK).entries)
        if (document.id === id) rmSync(join(store.draftsDir, DESK, path));
      rmSync(marks(id), { force: true });
    },
  };
}
