// Stored files in a backup. A file never changes under its key, so each is copied once and every later backup names it.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { readWhole, type Storage } from '@/server/providers/storage/storage';
import { type Manifest, Part } from './manifest';
import { BackupRefused, fetchPart, type Opener, openPart, type Sealer, writePart } from './parts';

/** The folder of the target that all backups share. */
export const FILES = 'files';
/** Which copies a backup names, by the hash of the file's key: no secret, so that the next backup and pruning can read it. */
const indexKey = (stamp: string) => `${stamp}/files.json`;
const Index = z.record(z.string(), Part);
type Index = z.infer<typeof Index>;

export async function readIndex(target: Storage, stamp: string): Promise<Index> {
  const stored = await readWhole(target, indexKey(stamp));
  return stored ? Index.parse(JSON.parse(stored.toString())) : {};
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Copies what no earlier backup has. A file that is removed meanwhile was in no row of the snapshot for long. */
export async function backUpFiles(
  sealer: Sealer,
  storage: Storage,
  stamp: string,
  previous: string | undefined,
): Promise<NonNullable<Manifest['files']>> {
  const known = previous ? await readIndex(sealer.target, previous) : {};
  const index: Index = {};
  const files: NonNullable<Manifest['files']> = [];
  for (const key of await storage.list()) {
    const hash = hashOf(key);
    const copied = known[hash] ?? (await copyFile(sealer, storage, key, `${FILES}/${hash}.age`));
    if (!copied) continue;
    index[hash] = copied;
    files.push({ key, part: copied });
  }
  await sealer.target.put(indexKey(stamp), Buffer.from(JSON.stringify(index)));
  return files;
}

async function copyFile(sealer: Sealer, storage: Storage, key: string, as: string): Promise<Part | null> {
  const stored = await storage.get(key);
  return stored && writePart(sealer, as, Readable.fromWeb(stored.stream as never));
}

/** Puts back what is not there; what is there under the same key is the same file. */
export async function restoreFiles(
  opener: Opener,
  storage: Storage,
  files: NonNullable<Manifest['files']>,
): Promise<number> {
  let restored = 0;
  for (const { key, part } of files) {
    if (await storage.exists(key)) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await openPart(opener, await fetchPart(opener, part))) chunks.push(chunk as Buffer);
    await storage.put(key, Buffer.concat(chunks));
    restored += 1;
  }
  return restored;
}

/** Of the data folder: the database, stored files, and what is on its way have their own place or none. */
const ELSEWHERE = new Set(['database', 'files', 'uploads', 'mail', 'texts', 'backups']);
const LocalFiles = z.record(z.string(), z.base64());

/** Keys, certificates, and edited content of the data folder, as one text. */
export async function readLocalFiles(dataDir: string): Promise<string> {
  const found: Record<string, string> = {};
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.relative(dataDir, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !ELSEWHERE.has(file.split(path.sep)[0] ?? ''))
      found[file.split(path.sep).join('/')] = (await readFile(path.join(dataDir, file))).toString('base64');
  }
  return JSON.stringify(found);
}

/** What puts those back. Refuses where a file is there and differs, unless `overwrite`: then it is kept beside the new one. */
export async function localFilesRestorer(
  dataDir: string,
  text: string,
  overwrite: boolean,
): Promise<() => Promise<void>> {
  const files = Object.entries(LocalFiles.parse(JSON.parse(text))).map(([name, base64]) => {
    const file = path.resolve(dataDir, name);
    if (!file.startsWith(path.resolve(dataDir) + path.sep))
      throw new BackupRefused(`${name} is no file of the data folder.`);
    return { name, file, bytes: Buffer.from(base64, 'base64') };
  });
  const there = await Promise.all(files.map(({ file }) => readFile(file).catch(() => null)));
  const differing = files.filter(({ bytes }, n) => there[n] && !there[n].equals(bytes));
  if (differing.length > 0 && !overwrite)
    throw new BackupRefused(
      `${differing.map(({ name }) => name).join(', ')} in ${dataDir} would be replaced. Use an empty data folder, or --overwrite.`,
    );
  return async () => {
    for (const { file } of differing) await rename(file, `${file}.before-restore`);
    for (const { file, bytes } of files) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, bytes, { mode: 0o600 });
    }
  };
}
