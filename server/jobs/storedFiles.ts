// Stored files and the rows that name them. A crash between the two, or a database that was restored to an earlier time,
// leaves files without a row and rows without their file: the first are removed, the second are named.
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { HOUR_MS } from '@/contract/calendar/durations';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { FOLDERS, type Folder, folderOf, OTHER_FOLDERS } from '@/server/files/named';
import { readWhole, type Storage } from '@/server/providers/storage/storage';
import type { Job } from './job';
import { enqueue } from './queue';

export interface FileProblems {
  /** How many files there are. */
  stored: number;
  /** Keys of files that no row names. */
  orphans: string[];
  /** What rows name and is not stored. */
  missing: string[];
  /** Files in folders that are not described here. */
  unknown: string[];
}

/** Two queries a folder: what is stored and not named, and what is named and not stored. */
async function compare(
  db: Db,
  { nameOf, named, isNeeded = () => true, isCache, keepsOrphans }: Folder,
  keys: string[],
) {
  const namesOf = (list: string[]) => sql`select unnest(${[...new Set(list.map(nameOf))]}::text[]) as name`;
  const less = async (names: RawBuilder<unknown>, others: RawBuilder<unknown>) => {
    const { rows } = await sql<{ name: string | null }>`(${names}) except (${others})`.execute(db);
    return rows.flatMap(({ name }) => name ?? []);
  };
  const orphaned = keepsOrphans ? [] : await less(namesOf(keys), named);
  const missing = isCache ? [] : await less(named, namesOf(keys.filter(isNeeded)));
  const gone = new Set(orphaned);
  return { orphans: keys.filter((key) => gone.has(nameOf(key))), missing };
}

export async function findFileProblems({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<FileProblems> {
  const stored = await storage.list();
  const found: FileProblems = { stored: stored.length, orphans: [], missing: [], unknown: [] };
  const byFolder = new Map<Folder, string[]>(FOLDERS.map((folder) => [folder, []]));
  for (const key of stored) {
    const folder = folderOf(key);
    if (folder) byFolder.get(folder)?.push(key);
    else if (!OTHER_FOLDERS.some((other) => key.startsWith(`${other}/`))) found.unknown.push(key);
  }
  for (const [folder, keys] of byFolder) {
    const { orphans, missing } = await asSystem(db, (trx) => compare(trx, folder, keys));
    found.orphans.push(...orphans);
    found.missing.push(...missing);
  }
  return found;
}

/** A file is stored before its row, so it may wait for one this long. */
const GRACE_MS = 12 * HOUR_MS;
/** More orphans than this, and than a tenth of all files, are no accident: the wrong store, or a very old database. */
const MAX_ORPHANS = 100;
/** Files of one job. */
const BATCH = 500;
const Keys = z.array(z.string());

/** Lists of orphans that were found, by when: beside the files, so that no restored database forgets them. */
const LISTS = 'orphans';
const listKey = (at: Date) => `${LISTS}/${at.getTime()}.json`;
const foundAt = (key: string) => Number(key.slice(LISTS.length + 1, -'.json'.length));

async function readLists(storage: Storage, keys: readonly string[]): Promise<Set<string>> {
  const all = new Set<string>();
  for (const key of keys) {
    const list = await readWhole(storage, key);
    for (const orphan of list ? Keys.parse(JSON.parse(list.toString())) : []) all.add(orphan);
  }
  return all;
}

/** Removes what was an orphan twelve hours ago and still is, and remembers the others; nothing where far too much is. */
export async function removeOrphans(services: Pick<Services, 'db' | 'storage' | 'clock' | 'log'>): Promise<void> {
  const { db, storage, clock, log } = services;
  const now = clock();
  const { stored, orphans, missing, unknown } = await findFileProblems(services);
  if (orphans.length > Math.max(MAX_ORPHANS, stored / 10)) {
    log.error({ stored, orphans: orphans.length }, 'too many files belong to nothing: none is removed');
    return;
  }
  const ripe = (await storage.list(LISTS)).filter((key) => foundAt(key) <= now.getTime() - GRACE_MS);
  const before = await readLists(storage, ripe);
  const removed = orphans.filter((key) => before.has(key));
  const waiting = orphans.filter((key) => !before.has(key));
  if (waiting.length > 0) await storage.put(listKey(now), Buffer.from(JSON.stringify(waiting)));
  await asSystem(db, async (trx) => {
    for (let at = 0; at < removed.length; at += BATCH)
      await enqueue(trx, 'removeFiles', { keys: removed.slice(at, at + BATCH) });
  });
  for (const key of ripe) await storage.delete(key);
  const counts = { removed: removed.length, waiting: waiting.length, missing: missing.length, unknown: unknown.length };
  if (missing.length > 0 || unknown.length > 0) log.error(counts, 'files and rows differ');
  else log.info(counts, 'files and rows compared');
}

export const jobs: Job[] = [{ task: 'removeOrphans', cron: '23 */6 * * *', run: removeOrphans }];
