import { sql } from 'kysely';
import type { DocumentCategory, FileNote } from '@/contract/account/documents/endpoints';
import type { TrustAccount } from '@/contract/money/reconciliations/constants';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export interface DocumentRow {
  id: string;
  /** Null while the run it was given to belongs to no account. */
  ownerId: string | null;
  name: string;
  category: DocumentCategory;
  mime: string;
  bytes: number;
  version: number;
  storageKey: string;
  replacedBy: string | null;
  messageId: string | null;
  notes: FileNote[];
  datedOn: string | null;
  /** A record: it can be hidden from its owner’s list, never changed or removed. */
  isRecord: boolean;
  hiddenAt: Date | null;
  createdAt: Date;
}

const columns = [
  'id',
  'ownerId',
  'name',
  'category',
  'mime',
  'bytes',
  'version',
  'storageKey',
  'replacedBy',
  'messageId',
  'notes',
  'datedOn',
  'isRecord',
  'hiddenAt',
  'createdAt',
] as const;

export interface ListedRow extends DocumentRow {
  homeId: string | null;
  streetAddress: string | null;
}

/** Every version of every document of a person, the newest first. */
export function findAll(db: Db, ownerId: string): Promise<ListedRow[]> {
  return db
    .selectFrom('documents')
    .leftJoin('homes', 'homes.id', 'documents.homeId')
    .select(columns.map((name) => `documents.${name}` as const))
    .select(['documents.homeId', 'homes.streetAddress'])
    .where('documents.ownerId', '=', ownerId)
    .orderBy('documents.createdAt', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(1_000)
    .execute() as Promise<ListedRow[]>;
}

/** A paper the asker may read: theirs, or in a thread of theirs. */
export async function findById(db: Db, id: string): Promise<DocumentRow | undefined> {
  const row = await db.selectFrom('documents').select(columns).where('id', '=', idOrNull(id)).executeTakeFirst();
  return row as DocumentRow | undefined;
}

/** The newest document of a type, with `title` in its name, that belongs to this person or home, as far as the asker may read it. */
export async function findNewest(
  db: Db,
  category: DocumentCategory,
  owner: string,
  title = '',
): Promise<DocumentRow | undefined> {
  const ownerId = idOrNull(owner);
  const row = await db
    .selectFrom('documents')
    .select(columns)
    .where('category', '=', category)
    .where('name', 'like', `%${title}%`)
    .where('replacedBy', 'is', null)
    .where((where) => where.or([where('ownerId', '=', ownerId), where('homeId', '=', ownerId)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as DocumentRow | undefined;
}

/** With the hash of its bytes, to lay the same file among the documents of others. It is not removed meanwhile. */
export async function lockFile(db: Db, id: string): Promise<(DocumentRow & { sha256: Buffer }) | undefined> {
  const row = await db
    .selectFrom('documents')
    .select([...columns, 'sha256'])
    .where('id', '=', idOrNull(id))
    .forKeyShare()
    .executeTakeFirst();
  return row as (DocumentRow & { sha256: Buffer }) | undefined;
}

/** Bytes of what this person sent. Records take up none of their room, because they cannot remove them. */
export async function sumBytes(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`select coalesce(sum(bytes), 0)::int8 as used from documents
    where owner_id = ${ownerId} and not is_record`.execute(db);
  return rows[0]?.used ?? 0;
}

export interface NewDocument {
  id: string;
  ownerId: string | null;
  flowRunId: string | null;
  homeId: string | null;
  name: string;
  category: DocumentCategory;
  mime: string;
  bytes: number;
  sha256: Buffer;
  storageKey: string;
  version: number;
  notes: FileNote[];
  datedOn: string | null;
  isRecord: boolean;
  createdAt: Date;
}

export async function insert(db: Db, row: NewDocument): Promise<void> {
  await db.insertInto('documents').values(row).execute();
}

export async function markReplaced(db: Db, id: string, replacedBy: string): Promise<void> {
  await db.updateTable('documents').set({ replacedBy }).where('id', '=', id).execute();
}

export async function update(db: Db, id: string, change: { name: string; category: DocumentCategory }): Promise<void> {
  await db.updateTable('documents').set(change).where('id', '=', id).execute();
}

export async function setHidden(db: Db, id: string, hiddenAt: Date | null): Promise<void> {
  await db.updateTable('documents').set({ hiddenAt }).where('id', '=', id).execute();
}

/** The paper with every version it replaced; answers where their files were kept. */
export async function removeWithVersions(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string }>`
    with recursive old as (
      select id, storage_key from documents where id = ${id}
      union select earlier.id, earlier.storage_key from documents earlier join old on earlier.replaced_by = old.id
    ) delete from documents using old where documents.id = old.id returning documents.storage_key as "storageKey"`.execute(
    db,
  );
  return rows.map(({ storageKey }) => storageKey);
}

/** What rows of other tables show as their evidence: photos and invoices of deposits, bills, repairs, and refunds. */
const evidenceColumns = [
  ['deposit_deductions', 'before_photo_id'],
  ['deposit_deductions', 'after_photo_id'],
  ['deposit_deductions', 'work_photo_id'],
  ['deposit_deductions', 'proof_id'],
  ['move_out_photos', 'document_id'],
  ['bill_documents', 'document_id'],
  ['money_requests', 'document_id'],
  ['proposal_items', 'proof_document_id'],
  ['work_orders', 'proof_document_id'],
] as const;

/**
 * Whether the paper, or an earlier version of it, is evidence: of a deposit, a bill, or a repair, or a picture in a record
 * of a home’s condition that someone has signed. The versions and the record are locked: signing and removing take turns.
 */
export async function isEvidence(db: Db, id: string): Promise<boolean> {
  const versions = await sql<{ id: string }>`
    with recursive old as (
      select id from documents where id = ${id}
      union select earlier.id from documents earlier join old on earlier.replaced_by = old.id
    ) select id from documents where id in (select id from old) for update`.execute(db);
  const ids = versions.rows.map((row) => row.id);
  const named = sql.join(
    evidenceColumns.map(
      ([table, column]) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::uuid[]))`,
    ),
    sql` or `,
  );
  const { rows } = await sql<{ named: boolean }>`select ${named} as named`.execute(db);
  if (rows[0]?.named) return true;
  const records = await sql<{ hash: string | null }>`select record.hash from condition_records record
    where record.lease_id in (select lease_id from condition_pictures where document_id = any(${ids}::uuid[]))
    for update`.execute(db);
  return records.rows.some(({ hash }) => hash !== null);
}

/** Sends papers of one’s own along with a message; answers how many there were to send. */
export async function attach(
  db: Db,
  { ownerId, messageId, documentIds }: { ownerId: string; messageId: string; documentIds: readonly string[] },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ messageId })
    .where('ownerId', '=', ownerId)
    .where('messageId', 'is', null)
    .where('id', 'in', [...documentIds])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface LinkRow {
  kind: 'document' | 'archive' | 'export' | 'letter' | 'packPdf' | 'packCsv' | 'statements';
  subject: string;
}

export async function insertLink(db: Db, row: LinkRow & { hash: Buffer; userId: string; expiresAt: Date }) {
  await db.insertInto('fileLinks').values(row).execute();
}

/** The printable package of a paper that our team serves; row-level security shows it to staff alone. */
export const findLetter = (db: Db, id: string): Promise<{ title: string; storageKey: string | null } | undefined> =>
  db.selectFrom('letters').select(['title', 'storageKey']).where('id', '=', id).executeTakeFirst();

/** The reconciliation of a closed month; row-level security shows it to staff who handle money. */
export const findPack = (
  db: Db,
  id: string,
): Promise<{ account: TrustAccount; month: string; sealedKey: string | null; csvKey: string | null } | undefined> =>
  db
    .selectFrom('reconciliationPacks')
    .innerJoin('monthClosings', 'monthClosings.id', 'reconciliationPacks.closingId')
    .select(['reconciliationPacks.account', 'monthClosings.month', 'sealedKey', 'csvKey'])
    .where('reconciliationPacks.id', '=', id)
    .executeTakeFirst();

type StatementFile = Pick<ListedRow, 'name' | 'category' | 'storageKey' | 'createdAt'>;

/** Statements of the homes of a payout run; row-level security shows them to staff. */
export async function findStatements(db: Db, payoutRunId: string): Promise<StatementFile[] | undefined> {
  const rows = await db
    .selectFrom('payouts')
    .innerJoin('documents', 'documents.id', 'payouts.statementId')
    .select(['documents.name', 'documents.category', 'documents.storageKey', 'documents.createdAt'])
    .where('payouts.runId', '=', payoutRunId)
    .orderBy('documents.name')
    .execute();
  return rows.length > 0 ? (rows as StatementFile[]) : undefined;
}

/** What a link opens, for the person it was made for, while it holds. */
export async function findLink(db: Db, hash: Buffer, userId: string, now: Date): Promise<LinkRow | undefined> {
  const row = await db
    .selectFrom('fileLinks')
    .select(['kind', 'subject'])
    .where('hash', '=', hash)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row as LinkRow | undefined;
}
