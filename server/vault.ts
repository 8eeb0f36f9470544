// Secrets at rest: each with a key of its own, that key wrapped by one of ours. Nothing else opens them.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SharedError } from './bundles/sharedError';
import { env } from './env';
import { singleton } from './singleton';

export interface WrappingKey {
  id: string;
  key: Buffer;
}

const [NONCE, KEY, TAG] = [12, 32, 16];
const WRAPPED = NONCE + KEY + TAG;

function aesEncrypt(key: Buffer, bytes: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function aesDecrypt(key: Buffer, sealed: Buffer, about: string): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(about));
  cipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([cipher.update(sealed.subarray(NONCE, -TAG)), cipher.final()]);
}

const fileOf = (dataDir: string) => path.join(dataDir, 'keys', 'secrets.json');
const read = (text: string): WrappingKey[] =>
  (JSON.parse(text) as { id: string; key: string }[]).map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64') }));

/** Puts a fresh wrapping key before the others; what the old ones sealed stays readable. */
export function addWrappingKey(dataDir: string): void {
  const file = fileOf(dataDir);
  let known: unknown[] = [];
  try {
    known = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const fresh = { id: randomBytes(6).toString('base64url'), key: randomBytes(KEY).toString('base64') };
  const text = JSON.stringify([fresh, ...known]);
  // Of two processes that start at once the first one’s stays.
  if (known.length === 0) {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
    return;
  }
  // Written aside and renamed: a crash leaves the old keys or the new ones, and never half of them.
  const aside = `${file}.${process.pid}.part`;
  writeFileSync(aside, text, { mode: 0o600, flush: true });
  renameSync(aside, file);
}

function openKeys(): WrappingKey[] {
  const { SECRET_KEYS, DATA_DIR } = env();
  if (SECRET_KEYS) return SECRET_KEYS;
  try {
    return read(readFileSync(fileOf(DATA_DIR), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    addWrappingKey(DATA_DIR);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(readFileSync(fileOf(DATA_DIR), 'utf8'));
}

/** The newest key first. */
export const keyring = () => singleton('vault', openKeys);

/** Seals a text. `about` names where it stands (table, column, row): moved elsewhere it opens no more. */
export function encrypt(text: string, about: string, keys: readonly WrappingKey[] = keyring()): Buffer {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to seal secrets with');
  const own = randomBytes(KEY);
  const id = Buffer.from(newest.id);
  const wrapped = aesEncrypt(newest.key, own, about);
  return Buffer.concat([Buffer.from([1, id.length]), id, wrapped, aesEncrypt(own, Buffer.from(text), about)]);
}

/** The key that sealed a secret is not among ours. */
export class MissingKey extends SharedError {
  static override readonly kind: string = 'MissingKey';
  override name = 'MissingKey';
}

/** The key of one secret, and what it sealed. */
function unwrap(sealed: Buffer, about: string, keys: readonly WrappingKey[]): { own: Buffer; content: Buffer } {
  const [version, length = 0] = sealed;
  const id = sealed.subarray(2, 2 + length).toString();
  const key = keys.find((each) => each.id === id);
  if (version !== 1 || !key) throw new MissingKey(`No key ${id} to open a secret with`);
  const start = 2 + length;
  const own = aesDecrypt(key.key, sealed.subarray(start, start + WRAPPED), about);
  return { own, content: sealed.subarray(start + WRAPPED) };
}

/** The same secret with its key wrapped by the newest of ours: what it says is not opened. */
export function rewrap(sealed: Buffer, about: string, keys: readonly WrappingKey[] = keyring()): Buffer {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to seal secrets with');
  const { own, content } = unwrap(sealed, about, keys);
  const id = Buffer.from(newest.id);
  return Buffer.concat([Buffer.from([1, id.length]), id, aesEncrypt(newest.key, own, about), content]);
}

/** Opens what `seal` made; throws where it was altered, moved, or its key is gone. */
export function decrypt(sealed: Buffer, about: string, keys: readonly WrappingKey[] = keyring()): string {
  const { own, content } = unwrap(sealed, about, keys);
  return aesDecrypt(own, content, about).toString();
}
