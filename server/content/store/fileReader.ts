// Documents below a folder, read again only when a file has changed.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

function jsonFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .sort();
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

/** Changes when a file below comes, goes, or is replaced, as we do it; not when another program writes into one. */
const stampOf = (folders: readonly string[]) =>
  folders.map((folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0).join();

/** A reader of one folder that remembers what it has read. A folder that is not there is an empty one. */
export function folderReader(folder: string, clock: () => number = () => performance.now()): () => FileSet {
  const known = new Map<string, CachedFile>();
  let last: FileSet | undefined;
  let rest = { until: 0, folders: [folder], stamp: '' };
  return () => {
    const began = clock();
    if (last && began < rest.until && rest.stamp === stampOf(rest.folders)) return last;
    const seen = new Set<string>();
    const folders = new Set([folder]);
    const stamps = jsonFilesIn(folder).map((path) => {
      const { mtimeMs, size, ino } = statSync(join(folder, path));
      const stamp = `${mtimeMs}-${size}-${ino}`;
      seen.add(path);
      folders.add(dirname(join(folder, path)));
      if (known.get(path)?.stamp !== stamp) known.set(path, { stamp, ...readJsonFile(join(folder, path)) });
      return `${path}:${stamp}`;
    });
    const took = clock() - began;
    const until = took > SLOW_MS ? began + took * REST_FACTOR : 0;
    rest = { until, folders: [...folders], stamp: stampOf([...folders]) };
    const stamp = stamps.join('\n');
    if (last?.stamp === stamp) return last;
    for (const path of known.keys()) if (!seen.has(path)) known.delete(path);
    const entries = [...known].sort(([one], [other]) => (one < other ? -1 : 1));
    last = { stamp, entries: entries.map(([path, { text, document }]) => ({ path, text, document })) };
    return last;
  };
}
