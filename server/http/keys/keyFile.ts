// The signing keys of sessions, in the data directory: readable by us alone, made on first use, read again when turned over.
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newKey, type SigningKey } from '@/server/http/tokens';

/** Every process has read a fresh key after this time; only then it signs. */
const SPREAD_MS = 60_000;
const READ_EVERY_MS = 20_000;
/** An old key verifies this long after a newer one came: far longer than any token lives. */
const OVERLAP_MS = 24 * 3_600_000;

const fileOf = (dataDir: string) => path.join(dataDir, 'keys', 'session.json');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as SigningKey[];

function write(file: string, keys: SigningKey[]): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${process.pid}.part`;
  writeFileSync(aside, JSON.stringify(keys), { mode: 0o600 });
  chmodSync(aside, 0o600);
  renameSync(aside, file);
}

/** The keys as they are now; the file is looked at again every 20 seconds. */
export async function openKeyFile(dataDir: string, clock: () => Date): Promise<() => SigningKey[]> {
  const file = fileOf(dataDir);
  try {
    read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    write(file, [await newKey()]);
  }
  const stamp = () => statSync(file).mtimeMs;
  let held = { keys: read(file), changed: stamp(), looked: clock().getTime() };
  return () => {
    const now = clock().getTime();
    if (Math.abs(now - held.looked) < READ_EVERY_MS) return held.keys;
    const changed = stamp();
    held = { keys: changed === held.changed ? held.keys : read(file), changed, looked: now };
    return held.keys;
  };
}

/** Puts a fresh key before the others and drops those that have verified for a day since a newer one signed. */
export async function rotateKeys(dataDir: string, now: Date): Promise<SigningKey[]> {
  const file = fileOf(dataDir);
  let known: SigningKey[] = [];
  try {
    known = read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const at = now.getTime();
  const fresh = { ...(await newKey()), ...(known.length > 0 && { signsFrom: at + SPREAD_MS }) };
  const stored = known.filter((_, n) => n === 0 || (known[n - 1]?.signsFrom ?? 0) + OVERLAP_MS > at);
  const keys = [fresh, ...stored];
  write(file, keys);
  return keys;
}
