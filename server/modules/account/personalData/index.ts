import { sql } from 'kysely';
import type { Deletion } from '@/contract/account/deletions/endpoints';
import type { Db } from '@/server/db/client';
import { unionAll } from '@/server/db/unionAll';
import { personalTables } from './constants';
import { findIdentifiers } from './identifiers';
import type { Identifiers, PersonalTable } from './types';

export { collectFiles, collectRows, type Row, type StoredFile, toCsv } from './collection';
export { personalTables } from './constants';
export { erasePerson } from './erasure/system';
export { findIdentifiers } from './identifiers';
export type { Identifiers } from './types';

/** A table is counted up to here: no page shows a higher number. */
const MAX_COUNT = 1_000;

/** Number of rows of a person in each table. */
async function countRows(db: Db, who: Identifiers): Promise<Map<string, number>> {
  const counts = personalTables.map(
    ({ table, reach }) => sql`select ${table} as "table", count(*)::int as count from (
      select 1 from ${sql.table(table)} t where ${reach(who)} limit ${MAX_COUNT}) own`,
  );
  const rows = await unionAll<{ table: string; count: number }>(db, counts);
  return new Map(rows.map(({ table, count }) => [table, count]));
}

/** What stays of these tables, why, and until when; one line for each reason. */
function retainedIn(tables: readonly PersonalTable[]): Deletion['stays'] {
  const stays = new Map<string, Deletion['stays'][number]>();
  for (const { title, rules } of tables)
    for (const rule of rules) {
      if (rule.retention === 'erased') continue;
      const until = rule.retention === 'kept' ? rule.term : null;
      const line = stays.get(`${rule.reason} ${until}`) ?? { what: [], why: rule.reason, until };
      if (!line.what.includes(title)) line.what.push(title);
      stays.set(`${rule.reason} ${until}`, line);
    }
  return [...stays.values()];
}

/** What stays of anybody. */
export const retainedData = (): Deletion['stays'] => retainedIn(personalTables);

/** What goes when this person's account ends, counted, and what of theirs stays. As the system. */
export async function deletionEffects(db: Db, id: string): Promise<Pick<Deletion, 'goes' | 'stays'>> {
  const counts = await countRows(db, await findIdentifiers(db, id));
  const own = personalTables.filter(({ table }) => (counts.get(table) ?? 0) > 0);
  const goes = new Map<string, number>();
  for (const { table, title, rules } of own)
    if (rules.some(({ retention }) => retention === 'erased'))
      goes.set(title, (goes.get(title) ?? 0) + (counts.get(table) ?? 0));
  return { goes: [...goes].map(([what, count]) => ({ what, count })), stays: retainedIn(own) };
}
