// What stands in a copy: a table of each kind as JSON and CSV, the files themselves, and a page that explains it.

import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import {
  collectFiles,
  collectRows,
  findIdentifiers,
  personalTables,
  type Row,
  retainedData,
  type StoredFile,
  toCsv,
} from '@/server/modules/account/personalData';

export interface ArchiveEntry {
  name: string;
  input: string | ReadableStream<Uint8Array>;
}

const README = (firstName: string, at: Date, lines: readonly string[]) => `# Everything Belong holds of you

Made for ${firstName} on ${at.toISOString().slice(0, 10)}.

In data/ each table stands twice: as .json, with everything in it, and as .csv, for a spreadsheet.
Times are UTC. Cents are hundredths of a dollar. In files/ are your papers and pictures as you sent them.

Left out: hashes, keys and counters by which we know passwords, codes and links. They open things and say nothing of you.

## What is here

${lines.join('\n')}

## What we would have to keep if you left

${retainedData()
  .map(({ what, why, until }) => `- ${what.join('; ')}: ${why}${until ? ` Kept: ${until}.` : ''}`)
  .join('\n')}
`;

/** Names within the zip, each once. */
function distinctName(taken: Set<string>, { key, name }: StoredFile): string {
  const ending = /\.\w{1,8}$/.exec(key)?.[0] ?? '';
  const clean = `${name.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 120) || 'file'}`;
  const whole = clean.toLowerCase().endsWith(ending) ? clean : `${clean}${ending}`;
  let given = whole;
  for (let n = 2; taken.has(given.toLowerCase()); n += 1) given = whole.replace(/(\.\w+)?$/, ` (${n})$1`);
  taken.add(given.toLowerCase());
  return `files/${given}`;
}

/** All data of a person, one part after another; `message` gets the progress. */
export async function* buildArchive(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  userId: string,
  message: (done: number, total: number) => Promise<void>,
): AsyncGenerator<ArchiveEntry> {
  const who = await asSystem(db, (trx) => findIdentifiers(trx, userId));
  const files: StoredFile[] = [];
  const lines: string[] = [];
  let firstName = 'you';
  let done = 0;
  for (const table of personalTables) {
    const rows = await asSystem(db, async (trx): Promise<Row[]> => {
      if (table.table !== 'data_exports') files.push(...(await collectFiles(trx, table, who)));
      return collectRows(trx, table, who);
    });
    if (table.table === 'users') firstName = String(rows[0]?.first_name ?? firstName);
    if (rows.length > 0) {
      lines.push(`- data/${table.table}: ${table.title} (${rows.length})`);
      yield { name: `data/${table.table}.json`, input: `${JSON.stringify(rows, null, 2)}\n` };
      yield { name: `data/${table.table}.csv`, input: toCsv(rows) };
    }
    done += 1;
    await message(done, personalTables.length + files.length);
  }
  const taken = new Set<string>();
  for (const file of files) {
    const stored = await storage.get(file.key);
    if (stored) yield { name: distinctName(taken, file), input: stored.stream };
    done += 1;
    await message(done, personalTables.length + files.length);
  }
  yield { name: 'README.md', input: README(firstName, clock(), lines) };
}
