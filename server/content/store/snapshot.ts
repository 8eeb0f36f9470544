// Content at one moment: what a ref stands for.
import { createHash } from 'node:crypto';
import { isDeleted, type StoredDocument } from './document';
import type { FileSet } from './fileReader';

export interface Snapshot {
  /** Hash of everything in it, so that every instance gives the same content the same name. */
  hash: string;
  documents: readonly StoredDocument[];
  byId: ReadonlyMap<string, StoredDocument>;
  /** Document ids by the group that joins translations. */
  groups: ReadonlyMap<string, readonly StoredDocument[]>;
}

const newestFirst = (one: StoredDocument, other: StoredDocument) =>
  other.last_publication_date.localeCompare(one.last_publication_date) || (one.id < other.id ? -1 : 1);

function snapshotOf(hash: string, documents: StoredDocument[]): Snapshot {
  const sorted = documents.sort(newestFirst);
  const groups = Map.groupBy(
    sorted.filter(({ group }) => group),
    ({ group }) => group ?? '',
  );
  return { hash, documents: sorted, byId: new Map(sorted.map((each) => [each.id, each])), groups };
}

const hashOf = (seed: string, { entries }: FileSet) => {
  const hash = createHash('sha256').update(seed);
  for (const { path, text } of entries) hash.update(`\0${path}\0${text}`);
  return hash.digest('base64url').slice(0, 16);
};

/** `overlays` replace documents of the same id, or hide them; the last one wins. */
export function takeSnapshot(published: FileSet, ...overlays: FileSet[]): Snapshot {
  const documents = new Map<string, StoredDocument>();
  let hash = '';
  for (const set of [published, ...overlays]) {
    hash = hashOf(hash, set);
    for (const { document } of set.entries) {
      if (isDeleted(document)) documents.delete(document.id);
      else documents.set(document.id, document);
    }
  }
  return snapshotOf(hash, [...documents.values()]);
}
