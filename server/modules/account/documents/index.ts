import { createHash, randomBytes } from 'node:crypto';
import { type AnswerFile, MAX_RUN_BYTES, MAX_STORED_BYTES } from '@/contract/account/documents/constants';
import type { DocumentCategory, FileLink } from '@/contract/account/documents/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { removeUnnamedFiles } from '@/server/files/named';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import type { Scanning } from '@/server/providers/scanning/scanning';
import type { Storage } from '@/server/providers/storage/storage';
import * as runRepo from './flowFiles/repo';
import { checkQuality, type QualityCheck } from './qualityChecks';
import * as repo from './repo';
import { isPdf, type SafeFile, sanitize } from './sanitization';
import * as uploads from './uploads/repo';

export { assignRunFiles as giveRunFiles } from './flowFiles/repo';

const LINK_MS = 5 * 60_000;

export const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Sends papers along with a message; false where one of them is not the sender’s to send. */
export async function attach(
  db: Db,
  { ownerId, messageId, documentIds }: { ownerId: string; messageId: string; documentIds: readonly string[] },
): Promise<boolean> {
  const wanted = [...new Set(documentIds)];
  if (wanted.length === 0) return true;
  return (await repo.attach(db, { ownerId, messageId, documentIds: wanted })) === wanted.length;
}

/** A link that opens one file for five minutes, for its maker alone. */
export async function createLink(db: Db, userId: string, to: repo.LinkRow, now: Date): Promise<FileLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await repo.insertLink(db, { ...to, hash: hashOf(token), userId, expiresAt });
  return { href: `/files/${token}`, expiresAt: expiresAt.toISOString() };
}

/** A file name that no system stumbles over, at most 150 characters, with the ending its bytes deserve. */
export function sanitizeFileName(answers: string, extension: string): string {
  const base = answers
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 140);
  return `${base || 'Document'}.${extension}`;
}

/** Refuses to change or remove a record. */
export function assertChangeable({ isRecord }: Pick<repo.DocumentRow, 'isRecord'>): void {
  if (isRecord) throw conflict('This document is a record that has to be kept. You can hide it from your list.');
}

/** Who keeps a file: an account, a run of a flow, or both. */
export interface FileOwner {
  ownerId: string | null;
  runId: string | null;
}

/** What is being sent counts as well: many files begun at once do not fit together either. */
export async function assertStorageAvailable(db: Db, owner: FileOwner, bytes: number, now: Date): Promise<void> {
  const { ownerId, runId } = owner;
  const used = ownerId ? await repo.sumBytes(db, ownerId) : await runRepo.sumRunBytes(db, runId ?? '');
  const pending = await uploads.sumPending(db, owner, now);
  if (used + pending + bytes > (ownerId ? MAX_STORED_BYTES : MAX_RUN_BYTES))
    throw new ApiError('payloadTooLarge', 'You’re out of storage. Remove files you no longer need.');
}

/** A file that is safe, looked at, and in the store, but not yet anybody's document. */
interface PreparedFile {
  id: string;
  storageKey: string;
  safe: SafeFile;
  sha256: Buffer;
  seen: QualityCheck;
}

export interface NewDocument extends FileOwner {
  file: PreparedFile;
  name: string;
  category: DocumentCategory;
  homeId?: string | null;
  /** The paper it takes the place of, which must be the owner’s. */
  replaces?: string | null;
  now: Date;
}

/**
 * Makes a file that came from outside safe and stores it: what it is is read from its bytes, pictures are made again,
 * PDFs are examined. Takes seconds, so it runs before the transaction of `storeDocument`.
 */
async function prepareDocument(
  storage: Storage,
  {
    bytes,
    lastName,
    photosOnly,
    now,
  }: { bytes: Uint8Array; lastName?: string | null; photosOnly?: boolean; now: Date },
): Promise<PreparedFile> {
  const safe = await sanitize(bytes, photosOnly);
  const seen = await checkQuality(safe, lastName ?? null, now);
  const id = newId(now.getTime());
  const storageKey = `documents/${id.slice(-2)}/${id}.${safe.extension}`;
  await storage.put(storageKey, safe.bytes);
  return { id, storageKey, safe, seen, sha256: createHash('sha256').update(safe.bytes).digest() };
}

/** Refuses what a scanner finds something in. Pictures are made again from their pixels, so only PDFs are looked into. */
export async function refuseVirus(scanning: Scanning, bytes: Uint8Array): Promise<void> {
  if (!isPdf(bytes)) return;
  if (await scanning.scan(bytes))
    throw new ApiError('unsupportedMedia', 'A virus was found in this file. It wasn’t saved.');
}

/** Prepares a file and makes it a document in one transaction of `run`; where that does not happen, the file goes, too. */
export async function prepareAndStore<T>(
  services: Pick<Services, 'db' | 'storage'>,
  incoming: Parameters<typeof prepareDocument>[1],
  run: (file: PreparedFile) => Promise<T>,
): Promise<T> {
  const file = await prepareDocument(services.storage, incoming);
  try {
    return await run(file);
  } finally {
    await removeUnnamedFiles(services, [file.storageKey]);
  }
}

/** Makes a prepared file a document. */
export async function storeDocument(db: Db, document: NewDocument): Promise<repo.DocumentRow> {
  const { ownerId, runId, file, name, category, homeId = null, replaces, now } = document;
  const { id, storageKey, safe, sha256, seen } = file;
  await assertStorageAvailable(db, document, safe.bytes.length, now);
  const old = replaces ? await repo.findById(db, replaces) : undefined;
  if (replaces && (!old || old.ownerId !== ownerId || old.replacedBy)) throw new ApiError('notFound');
  if (old) assertChangeable(old);
  await repo.insert(db, {
    id,
    ownerId,
    flowRunId: runId,
    homeId,
    name: sanitizeFileName(name, safe.extension),
    category,
    mime: safe.mime,
    bytes: safe.bytes.length,
    sha256,
    storageKey,
    version: (old?.version ?? 0) + 1,
    ...seen,
    isRecord: false,
    createdAt: now,
  });
  if (old) await repo.markReplaced(db, old.id, id);
  const stored = await repo.findById(db, id);
  if (!stored) throw new ApiError('internal');
  return stored;
}

/** The files of these ids that were given to the run or are papers of this person, in this order; others are left out. */
export async function answerFiles(
  db: Db,
  ids: readonly string[],
  by: { runId: string; personId: string | null },
): Promise<AnswerFile[]> {
  const found = new Map((await runRepo.findAnswerFiles(db, ids, by)).map((file) => [file.id, file]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Takes back a file that was given to a run; false where it has none of this id. */
export async function removeRunFile(db: Db, runId: string, id: string): Promise<boolean> {
  const key = await runRepo.removeRunFile(db, runId, id);
  if (key) await enqueue(db, 'removeFiles', { keys: [key] });
  return key !== undefined;
}

interface GeneratedFile {
  ownerIds: readonly string[];
  homeId: string | null;
  name: string;
  category: DocumentCategory;
  bytes: number;
  sha256: Buffer;
  storageKey: string;
  /** False where the person may remove it. */
  isRecord?: boolean;
  now: Date;
}

/** Lays a PDF of our own making among the documents of several people, each with a row of their own; answers their ids. */
export async function storeForAll(
  db: Db,
  { ownerIds, name, isRecord = true, now, ...made }: GeneratedFile,
): Promise<string[]> {
  const file = { ...made, isRecord, flowRunId: null, mime: 'application/pdf', version: 1, notes: [], datedOn: null };
  const ids = ownerIds.map(() => newId(now.getTime()));
  for (const [n, ownerId] of ownerIds.entries())
    await repo.insert(db, { ...file, id: ids[n] ?? '', ownerId, name: sanitizeFileName(name, 'pdf'), createdAt: now });
  return ids;
}

interface SharedFile {
  documentId: string;
  /** The owner. */
  fromId: string;
  ownerIds: readonly string[];
  homeId: string;
  category: DocumentCategory;
  now: Date;
}

/** Lays a file of one person among the documents of others, each with a row of their own, in their order; undefined where it is not theirs. */
export async function shareWithAll(
  db: Db,
  { documentId, fromId, ownerIds, homeId, category, now }: SharedFile,
): Promise<string[] | undefined> {
  const row = await repo.lockFile(db, documentId);
  if (row?.ownerId !== fromId) return undefined;
  const { name, mime, bytes, sha256, storageKey, notes, datedOn } = row;
  const ids = ownerIds.map(() => newId(now.getTime()));
  for (const [n, ownerId] of ownerIds.entries())
    await repo.insert(db, {
      name,
      mime,
      bytes,
      sha256,
      storageKey,
      notes,
      datedOn,
      homeId,
      category,
      ownerId,
      id: ids[n] ?? '',
      flowRunId: null,
      version: 1,
      isRecord: true,
      createdAt: now,
    });
  return ids;
}

/** A file of this person; undefined where they have none of that id. Its bytes are read outside of any transaction. */
export async function findOwnFile(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<{ name: string; mime: string; storageKey: string } | undefined> {
  const row = await repo.findById(db, id);
  return row?.ownerId === ownerId ? { name: row.name, mime: row.mime, storageKey: row.storageKey } : undefined;
}

/** Any file, as the system. Its bytes are read outside of any transaction. */
export const findFileById = (
  db: Db,
  id: string,
): Promise<{ name: string; mime: string; storageKey: string } | undefined> => repo.findById(db, id);

/** Takes a file away that has become something else, such as a picture of a home. */
export async function removeFile(db: Db, id: string): Promise<void> {
  await enqueue(db, 'removeFiles', { keys: await repo.removeWithVersions(db, id) });
}
