import { type Kysely, type RawBuilder, sql } from 'kysely';
import { asSystem, type Db } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { enqueue } from '@/server/jobs/queue';
import { personalTables } from '@/server/modules/account/personalData/constants';
import type { Identifiers, PersonalTable, RetentionRule } from '@/server/modules/account/personalData/types';
import { storageKeys } from '@/server/modules/content/media';

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

/** Carries out the rules of one table; answers the keys of files of deleted rows. */
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

export interface ErasureSteps {
  /** In the transaction that erases the account itself, the last but that of their pictures. */
  withAccount?: (db: Db) => Promise<void>;
  /** Before each table, by name. */
  before?: (table: string) => void;
}

/**
 * Erases a person by the registry, a table in a transaction of its own: none holds locks for long, and an interrupted
 * erasure starts again from the beginning. Their files follow once their rows are gone.
 */
export async function erasePerson(db: Kysely<DB>, who: Identifiers, { withAccount, before }: ErasureSteps = {}) {
  const letters = await asSystem(db, (trx) => removeLocalMessages(trx, who));
  for (const table of personalTables) {
    before?.(table.table);
    await asSystem(db, async (trx) => {
      await sql`select set_config('statement_timeout', '60s', true)`.execute(trx);
      const keys = await applyTableRules(trx, table, who);
      if (keys.length > 0) await enqueue(trx, 'removeFiles', { keys });
      if (table.table === 'outbox' && letters.length > 0) await enqueue(trx, 'removeFiles', { keys: [], letters });
      if (table.table === 'users') await withAccount?.(trx);
    });
  }
}
