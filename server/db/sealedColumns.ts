// Sealed columns, and how each names where it stands. `npm run keys -- rewrap` wraps their keys again.
import { type Kysely, sql } from 'kysely';
import { keyring, rewrap, type WrappingKey } from '@/server/vault';
import { asSystem, type Db } from './client';
import type { DB } from './types';

interface SealedColumn {
  table: string;
  column: string;
  /** The primary key. */
  key: readonly string[];
  /** What it was sealed about, from the values of the key. */
  about: (...key: string[]) => string;
}

/** Emails that wait are sealed as well; they are sent or removed within days (server/modules/account/outbox/encryption.ts). */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'w9s', column: 'tin', key: ['id'], about: (id) => `w9s.tin:${id}` },
  { table: 'screenings', column: 'answers', key: ['id'], about: (id) => `screenings.answers:${id}` },
  {
    table: 'decision_letter_drafts',
    column: 'content',
    key: ['id'],
    about: (id) => `decision_letter_drafts.content:${id}`,
  },
  {
    table: 'applicant_personal_details',
    column: 'identity',
    key: ['applicant_id'],
    about: (id) => `applicant_personal_details.identity:${id}`,
  },
  {
    table: 'home_access_codes',
    column: 'sealed',
    key: ['home_id', 'kind'],
    about: (homeId, kind) => `home_access_codes.sealed:${homeId}:${kind}`,
  },
  { table: 'expense_rules', column: 'payee_account', key: ['id'], about: (id) => `expense_rules.payee_account:${id}` },
  { table: 'expenses', column: 'payee_account', key: ['id'], about: (id) => `expenses.payee_account:${id}` },
  {
    table: 'webhook_endpoints',
    column: 'secret',
    key: ['id'],
    about: (id) => `webhook_endpoints.secret:${id}`,
  },
  {
    table: 'webhook_endpoints',
    column: 'old_secret',
    key: ['id'],
    about: (id) => `webhook_endpoints.old_secret:${id}`,
  },
  { table: 'authenticators', column: 'secret', key: ['user_id'], about: (id) => `authenticators|secret|${id}` },
];

const BATCH = 500;

/** One batch that is not wrapped by the newest key; answers how many there were and the last of them. */
async function rewrapBatch(
  db: Db,
  { table, column, key, about }: SealedColumn,
  keys: readonly WrappingKey[],
  after: string,
): Promise<{ seen: number; last: string }> {
  const [at, of] = [sql.ref(column), sql.table(table)];
  const names = sql.join(key.map((name) => sql`${sql.ref(name)}::text`));
  const order = sql`array[${names}]::text`;
  const { rows } = await sql<{ sealed: Buffer; parts: string[]; place: string }>`
    select ${at} as sealed, array[${names}] as parts, ${order} as place from ${of}
    where ${at} is not null and ${order} > ${after}
      and substring(${at} from 3 for get_byte(${at}, 1)) <> ${Buffer.from(keys[0]?.id ?? '')}
    order by ${order} limit ${BATCH} for update`.execute(db);
  for (const { sealed, parts, place } of rows)
    await sql`update ${of} set ${at} = ${rewrap(sealed, about(...parts), keys)} where ${order} = ${place}`.execute(db);
  return { seen: rows.length, last: rows.at(-1)?.place ?? after };
}

/** Wraps the key of every sealed value with the newest of ours. What is sealed stays as it is. Can be repeated. */
export async function rewrapAll(db: Kysely<DB>, keys: readonly WrappingKey[] = keyring()): Promise<number> {
  let total = 0;
  for (const column of sealedColumns) {
    let after = '';
    for (;;) {
      const { seen, last } = await asSystem(db, (trx) => rewrapBatch(trx, column, keys, after));
      total += seen;
      after = last;
      if (seen < BATCH) break;
    }
  }
  return total;
}
