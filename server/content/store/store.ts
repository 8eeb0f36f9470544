// The content folder: what is published, its releases, and the drafts beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAME } from './document';
import { type FileSet, folderReader } from './fileReader';
import { type Snapshot, takeSnapshot } from './snapshot';

export interface Language {
  id: string;
  name: string;
}

export interface Store {
  readonly dir: string;
  readonly draftsDir: string;
  readonly name: string;
  /** The first is the master. */
  readonly languages: readonly [Language, ...Language[]];
  published(): Snapshot;
  publishedFiles(): FileSet;
  releases(): string[];
  release(name: string): Snapshot;
  /** What an editor sees who works in this session. */
  draft(session: string): Snapshot;
  draftFiles(session: string): FileSet;
}

const standard = { name: 'belong', languages: [{ id: 'en-us', name: 'English (US)' }] };

function describeFolder(dir: string): { name: string; languages: [Language, ...Language[]] } {
  const file = join(dir, 'repository.json');
  return { ...standard, ...(existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))) };
}

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []))
    : [];

export function openStore(dir: string, draftsDir: string): Store {
  const readers = new Map<string, () => FileSet>();
  const read = (folder: string) => {
    const reader = readers.get(folder) ?? folderReader(folder);
    readers.set(folder, reader);
    return reader();
  };
  const taken = new Map<string, { stamp: string; snapshot: Snapshot }>();
  const snapshot = (key: string, ...sets: [FileSet, ...FileSet[]]) => {
    const stamp = sets.map((set) => set.stamp).join('\0');
    const known = taken.get(key);
    if (known?.stamp === stamp) return known.snapshot;
    const fresh = takeSnapshot(...sets);
    taken.set(key, { stamp, snapshot: fresh });
    return fresh;
  };
  const documents = () => read(join(dir, 'documents'));
  const draftFiles = (session: string): FileSet =>
    NAME.test(session) ? read(join(draftsDir, session)) : { stamp: '', entries: [] };
  const releases = () =>
    foldersIn(join(dir, 'releases'))
      .filter((name) => NAME.test(name))
      .sort();
  return {
    dir,
    draftsDir,
    ...describeFolder(dir),
    publishedFiles: documents,
    published: () => snapshot('published', documents()),
    releases,
    release: (name) => snapshot(`release ${name}`, documents(), read(join(dir, 'releases', name))),
    draft: (session) => snapshot(`draft ${session}`, documents(), draftFiles(session)),
    draftFiles,
  };
}
