// One encrypted file of a backup: compressed, encrypted with age, and known by the SHA-256 of what lies in the target.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Storage } from '@/server/providers/storage/storage';
import type { Part } from './manifest';

/** A backup that cannot be trusted, or a key that does not open it. Nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

type Bytes = ReadableStream<Uint8Array>;
const web = (stream: Readable) => Readable.toWeb(stream) as unknown as Bytes;
const node = (stream: Bytes) => Readable.fromWeb(stream as never);

/** Passes bytes on while it counts and hashes them. */
function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

export interface Sealer {
  target: Storage;
  /** The public key, age1...: anyone who writes backups need not be able to read them. */
  recipient: string;
  /** For what is on its way. */
  folder: string;
}

export async function writePart({ target, recipient, folder }: Sealer, key: string, source: Readable): Promise<Part> {
  const aside = path.join(folder, createHash('sha256').update(key).digest('hex'));
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const measured = measure();
  const gzip = createGzip({ level: 4 });
  const compressing = pipeline(source, gzip);
  compressing.catch((error: Error) => gzip.destroy(error));
  try {
    const encrypted = await encrypter.encrypt(web(gzip));
    await Promise.all([
      compressing,
      pipeline(node(encrypted), measured.stream, createWriteStream(aside, { mode: 0o600 })),
    ]);
    await target.putFile(key, aside);
    return { key, ...measured.result() };
  } finally {
    await rm(aside, { force: true });
  }
}

export interface Opener {
  target: Storage;
  /** AGE-SECRET-KEY-1... */
  identity: string;
  folder: string;
}

/** Brings a part here and compares it with what the manifest says; answers where it lies. */
export async function fetchPart({ target, folder }: Opener, { key, bytes, sha256 }: Part): Promise<string> {
  const file = path.join(folder, createHash('sha256').update(key).digest('hex'));
  const stored = await target.get(key);
  if (!stored) throw new BackupRefused(`The backup is incomplete: ${key} is missing.`);
  const measured = measure();
  await pipeline(node(stored.stream), measured.stream, createWriteStream(file, { mode: 0o600 }));
  const found = measured.result();
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new BackupRefused(`The backup is damaged: ${key} is not what was written.`);
  return file;
}

/** What a part holds. Throws BackupRefused where the key is another one. */
export async function openPart({ identity }: Opener, file: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    const plain = await decrypter.decrypt(web(createReadStream(file)));
    const gunzip = createGunzip();
    pipeline(node(plain), gunzip).catch((error: Error) => gunzip.destroy(error));
    return gunzip;
  } catch (error) {
    throw new BackupRefused('This key does not open the backup.', { cause: error });
  }
}

export async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
