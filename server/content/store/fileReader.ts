// Documents below a folder, read again only when a file has changed.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
export class InvalidFileError extends Error {
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

/** A reader of one folder that remembers what it has read. A folder that is not there is an empty one. */
export function folderReader(folder: string): () => FileSet {
  const known = new Map<string, CachedFile>();
  let last: FileSet | undefined;
  return () => {
    const seen = new Set<string>();
    const stamps = jsonFilesIn(folder).map((path) => {
      const { mtimeMs, size, ino } = statSync(join(folder, path));
      const stamp = `${mtimeMs}-${size}-${ino}`;
      seen.add(path);
      if (known.get(path)?.stamp !== stamp) known.set(path, { stamp, ...readJsonFile(join(folder, path)) });
      return `${path}:${stamp}`;
    });
    const stamp = stamps.join('\n');
    if (last?.stamp === stamp) return last;
    for (const path of known.keys()) if (!seen.has(path)) known.delete(path);
    const entries = [...known].sort(([one], [other]) => (one < other ? -1 : 1));
    last = { stamp, entries: entries.map(([path, { text, document }]) => ({ path, text, document })) };
    return last;
  };
}
