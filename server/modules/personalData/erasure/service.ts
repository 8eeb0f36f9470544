import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import { storageKeys } from '@/server/modules/media/service';
import { personalTables } from '@/server/modules/personalData/constants';
import { findIdentifiers } from '@/server/modules/personalData/identifiers/queries';
import type { Identifiers, PersonalTable, RetentionRule } from '@/server/modules/personalData/types';

const everyRow = sql`true`;

/** Each rule with the rows it is for: those its condition fits and no rule before it. */
function* resolveRules(
  rules: readonly RetentionRule[],
  who: Identifiers,
): Generator<{ rule: RetentionRule; where: RawBuilder<unknown> }> {
  const before: RawBuilder<unknown>[] = [everyRow];
  for (const rule of rules) {
    const own = rule.where?.(who) ?? everyRow;
    yield { rule, where: sql`(${own}) and ${sql.join(before, sql` and `)}` };
    before.push(sql`not (${own})`);
  }
}

/** Carries out the rules of one table; answers the keys of files whose rows are gone. */
async function applyTableRules(
  db: Db,
  { table, reach, rules, file }: PersonalTable,
  who: Identifiers,
): Promise<string[]> {
  const keys: string[] = [];
  const into = sql.table(table);
  for (const { rule, where } of resolveRules(rules, who)) {
    if (rule.retention === 'kept') continue;
    const which = sql`${reach(who)} and ${where}`;
    if (rule.retention === 'unlinked') {
      await sql`update ${into} t set ${rule.set(who)} where ${which}`.execute(db);
      continue;
    }
    const { rows } = await sql<{ row: Record<string, unknown> }>`delete from ${into} t where ${which}
      returning to_jsonb(t) as row`.execute(db);
    for (const { row } of rows) {
      if (file && typeof row[file] === 'string') keys.push(row[file]);
      if (table === 'media') keys.push(...storageKeys({ id: String(row.id), width: Number(row.width) }));
    }
  }
  return keys;
}

/** Letters and texts the local carriers have written down. */
async function removeLocalMessages(db: Db, who: Identifiers): Promise<string[]> {
  const outbox = personalTables.find(({ table }) => table === 'outbox');
  if (!outbox) return [];
  const { rows } = await sql<{ id: string }>`select t.id from outbox t where ${outbox.reach(who)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Erases somebody by the registry, in the caller’s transaction; their files follow once that is certain. */
export async function erasePerson(db: Db, id: string): Promise<void> {
  const who = await findIdentifiers(db, id);
  const letters = await removeLocalMessages(db, who);
  const keys: string[] = [];
  for (const table of personalTables) keys.push(...(await applyTableRules(db, table, who)));
  await enqueue(db, 'removeFiles', { keys, letters });
}
