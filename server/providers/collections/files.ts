// The hand-over by files that agencies take: a folder that both sides reach, as over SFTP. `out` has our orders, `in` its answers.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionAgency } from '@/contract/money/collections/constants';
import { adjustmentFile, parseEvents, placementFile, recallFile } from './agencyFile';
import type { Collections } from './collections';

/** Files of a folder with their names, in their order; none where there is no folder yet. */
export async function readFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.csv')).toSorted();
  return Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** An order is a file of its own, named by its id: given twice, it is there once, and the other side never reads half of it. */
async function writeOrder(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.csv`);
  await writeFile(`${file}.part`, text, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

export function fileCollections(dataDir: string, agency: CollectionAgency | null): Collections {
  const [out, incoming] = [path.join(dataDir, 'collections', 'out'), path.join(dataDir, 'collections', 'in')];
  return {
    agency,
    place: (account) => writeOrder(out, `place-${account.id}`, placementFile(account)),
    adjust: (order) => writeOrder(out, `adjust-${order.id}`, adjustmentFile(order)),
    recall: (order) => writeOrder(out, `recall-${order.id}`, recallFile(order)),
    listEvents: async () => (await readFolder(incoming)).flatMap(parseEvents),
  };
}
