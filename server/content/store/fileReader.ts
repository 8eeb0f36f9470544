// Documents below a folder, read again only when a file has changed.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SharedError } from '@/server/bundles/sharedError';
import type { Deleted, StoredDocument } from './document';

interface CachedFile {
  stamp: string;
  text: string;
  document: StoredDocument | Deleted;
}

export interface FileSet {
  /** Changes whenever any file does. */
  stamp: string;
  entries: readonly { path: string; text: string; document: StoredDocument | Deleted }[];
}

/** A content file that is not JSON: the message names it. */
export class InvalidFileError extends SharedError {
  static override readonly kind: string = 'InvalidFileError';
  override name = 'BrokenFile';
}

/** Paths of all that is below a folder: files and folders. */
function pathsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readJsonFile(file: string): { text: string; document: StoredDocument | Deleted } {
  const text = readFileSync(file, 'utf8');
  try {
    return { text, document: JSON.parse(text) };
  } catch (error) {
    throw new InvalidFileError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** A look at every file that took longer is not repeated for a while: 20,000 documents take a third of a second. */
const SLOW_MS = 10;
const REST_FACTOR = 20;

/** Two changes so close to each other may have one time: the kernel's clock of files moves in steps of up to 10 ms. */
const TICK_MS = 20;

/** These change when a file below comes, goes, or is replaced, as we do it; not when another program writes into one. */
const timesOf = (folders: readonly string[]) =>
  folders.map((folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);

/** A reader of one folder that remembers what it has read. A folder that is not there is an empty one. */
export function folderReader(folder: string, clock: () => number = () => performance.now()): () => FileSet {
  const known = new Map<string, CachedFile>();
  let last: FileSet | undefined;
  let rest = { until: 0, folders: [folder], stamp: '' };
  return () => {
    const began = clock();
    if (last && began < rest.until && rest.stamp === timesOf(rest.folders).join()) return last;
    const beganAt = Date.now();
    const seen = new Set<string>();
    const paths = pathsIn(folder);
    // Those without a file as well: one may come.
    const folders = [folder, ...paths.filter((path) => !path.endsWith('.json')).map((path) => join(folder, path))];
    const stamps = paths.flatMap((path) => {
      if (!path.endsWith('.json')) return [];
      const { mtimeMs, size, ino } = statSync(join(folder, path));
      const stamp = `${mtimeMs}-${size}-${ino}`;
      seen.add(path);
      if (known.get(path)?.stamp !== stamp) known.set(path, { stamp, ...readJsonFile(join(folder, path)) });
      return `${path}:${stamp}`;
    });
    const took = clock() - began;
    const times = timesOf(folders);
    // A change while we looked could have been missed, and the next one may have its time.
    const settled = Math.max(...times) < beganAt - TICK_MS;
    const until = took > SLOW_MS && settled ? began + took * REST_FACTOR : 0;
    rest = { until, folders, stamp: times.join() };
    const stamp = stamps.join('\n');
    if (last?.stamp === stamp) return last;
    for (const path of known.keys()) if (!seen.has(path)) known.delete(path);
    const entries = [...known].sort(([one], [other]) => (one < other ? -1 : 1));
    last = { stamp, entries: entries.map(([path, { text, document }]) => ({ path, text, document })) };
    return last;
  };
}
