import { CamelCasePlugin, Kysely, type Logger, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './types';

/** What queries run on: the pool, or one transaction of it. */
export type Db = Kysely<DB> | Transaction<DB>;

/** Whoever is asking, as far as row-level security needs to know. */
export interface Asker {
  id: string | null;
  role: 'visitor' | 'homeowner' | 'resident' | 'editor' | 'staff';
  /** In hex, the hash of the secret that a browser without an account holds what it began by. */
  holder?: string | null;
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;

/** int8 comes as text; money and counters stay far below 2^53, and anything beyond is an error, not a rounding. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a whole number`);
  return value;
}

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, wholeNumber],
  [NUMERIC, Number],
  [DATE, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

export interface PoolOptions {
  url: string;
  max?: number;
  onError?: (error: Error) => void;
}

/** A pool whose connections have stepped down to the role that row-level security binds. */
export function openPool({ url, max = 10, onError = () => undefined }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    pipeline: true,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    options:
      '-c role=belong_app -c statement_timeout=3000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC',
  });
  // Without listeners a connection that the server closes, idle, in use or on its way out, would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** `log` hears every statement: the bench compares with exactly what was asked. */
export function openDb(pool: pg.Pool, log?: Logger): Kysely<DB> {
  return new Kysely<DB>({
    ...(log && { log }),
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * Runs `work` as the asker. A visitor who only reads needs nothing set and so no transaction: one round trip a query.
 * For everybody else the person and role hold for one transaction, and writes are atomic for all.
 */
export async function runAs<T>(
  db: Kysely<DB>,
  asker: Asker,
  writes: boolean,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const visitor = asker.role === 'visitor' && !asker.holder;
  if (visitor && !writes) return work(db);
  if (!writes) return readAs(db, asker, work);
  return db.transaction().execute(async (trx) => {
    if (!visitor)
      await sql`select set_config('app.person', ${asker.id ?? ''}, true), set_config('app.role', ${asker.role}, true),
        set_config('app.holder', ${asker.holder ?? ''}, true)`.execute(trx);
    return work(trx);
  });
}

/** The person is named with the beginning in one round trip, and the end is not waited for: nothing can have been written. */
function readAs<T>(db: Kysely<DB>, { id, role, holder }: Asker, work: (db: Db) => Promise<T>): Promise<T> {
  const [person, kind, secret] = [id ?? '', role, holder ?? ''].map((value) => pg.escapeLiteral(value));
  const begin =
    sql.raw(`begin read only; select set_config('app.person', ${person}, true), set_config('app.role', ${kind}, true),
    set_config('app.holder', ${secret}, true)`);
  return new Promise((resolve, reject) => {
    const over = db.connection().execute(async (connection) => {
      // Sent one behind the other: who asks is known before the first question is answered. Both have ended before the
      // connection goes back, so that nobody asks on it as somebody else.
      const [began, answered] = await Promise.allSettled([begin.execute(connection), (async () => work(connection))()]);
      if (began.status === 'rejected') reject(began.reason);
      else if (answered.status === 'rejected') reject(answered.reason);
      else resolve(answered.value);
      // Of a transaction that failed it is the rollback.
      await sql`commit`.execute(connection);
    });
    over.catch(reject);
  });
}

/** For jobs and the system’s own acts, which may see every row. */
export const asSystem = <T>(db: Kysely<DB>, work: (db: Db) => Promise<T>) =>
  runAs(db, { id: null, role: 'staff' }, true, work);
