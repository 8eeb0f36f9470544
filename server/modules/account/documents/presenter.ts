import type { Document, StoredDocument, UploadedDocument } from '@/contract/account/documents/endpoints';
import type { DocumentRow, ListedRow } from './repo';

export function presentDocument({ id, name, category, mime, bytes, version, createdAt }: DocumentRow): Document {
  return { id, name, category, mime, bytes, version, createdAt: createdAt.toISOString() };
}

/** What an upload answers with. */
export function presentUploaded(row: DocumentRow): UploadedDocument {
  return { ...presentDocument(row), notes: row.notes, datedOn: row.datedOn };
}

/** Every paper once, in its newest version, with the versions before it beneath. */
export function presentStored(rows: readonly ListedRow[]): StoredDocument[] {
  const before = new Map<string, ListedRow>();
  for (const row of rows) if (row.replacedBy) before.set(row.replacedBy, row);
  return rows
    .filter(({ replacedBy }) => !replacedBy)
    .map((row) => {
      const earlier: Document[] = [];
      for (let old = before.get(row.id); old; old = before.get(old.id)) earlier.push(presentDocument(old));
      const { homeId, streetAddress } = row;
      const home = homeId && streetAddress ? { id: homeId, streetAddress } : null;
      return { ...presentDocument(row), home, earlier, isRecord: row.isRecord, hidden: row.hiddenAt !== null };
    });
}
