import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CamelCasePlugin,
  Kysely,
  type KyselyConfig,
  type Logger,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { type Asker, askAs } from './askedAs';
import type { DB } from './types';

/** What queries run on: the pool, or one transaction of it. */
export type Db = Kysely<DB> | Transaction<DB>;

export type { Asker };

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
    // One made anew logs in again and has planned nothing yet.
    idleTimeoutMillis: 600_000,
    options:
      '-c role=belong_app -c statement_timeout=3000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC',
  });
  // Without listeners a connection that the server closes, idle, in use or on its way out, would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** One for all: they are made of hundreds of functions, and whoever reads has a `Kysely` of their own. */
const compiler = new PostgresQueryCompiler();
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return compiler;
  }
}

const config = (pool: PostgresPool, log?: Logger): KyselyConfig => ({
  ...(log && { log }),
  dialect: new Dialect({ pool }),
  plugins,
});

/** Knows the pool it asks on. */
class PooledDb extends Kysely<DB> {
  constructor(
    readonly pool: pg.Pool,
    readonly log?: Logger,
  ) {
    super(config(pool, log));
  }
}

/** `log` hears every statement: the bench compares with exactly what was asked. */
export const openDb = (pool: pg.Pool, log?: Logger): Kysely<DB> => new PooledDb(pool, log);

/**
 * Whether a connection of the pool is held by whoever asks for another. Tests refuse a second one: callers that hold one
 * connection and wait for another stop each other once the pool is used up.
 */
export const connectionHeld = new AsyncLocalStorage<true>();

/**
 * Runs `work` as the asker. A visitor who only reads needs nothing set and so no transaction: one round trip a query.
 * For everybody else the person and role hold for one question or, where something is written, for one transaction, and
 * writes are atomic for all.
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
    return connectionHeld.run(true, () => work(trx));
  });
}

/** On one connection, each question with the person's name before it: one round trip, and nothing to end. */
async function readAs<T>(db: Kysely<DB>, asker: Asker, work: (db: Db) => Promise<T>): Promise<T> {
  // Not `instanceof`: Next bundles this module more than once.
  const { pool, log } = db as Partial<PooledDb>;
  if (!pool) throw new TypeError('This database was not opened by openDb');
  const client = await pool.connect();
  try {
    const query = (text: string, values: readonly unknown[]) => askAs(client, asker, text, values);
    const named = { query, release: () => undefined } as unknown as PostgresPoolClient;
    const one: PostgresPool = { options: {}, connect: async () => named, end: async () => undefined };
    const pinned = new Kysely<DB>(config(one, log));
    return await connectionHeld.run(true, () => work(pinned));
  } finally {
    client.release();
  }
}

/** Widens the transaction to the rows of everybody, until it ends: for what follows from an act that was authorized. */
export async function becomeSystem(trx: Db): Promise<void> {
  if (!trx.isTransaction) throw new TypeError('Only a transaction can be widened');
  await sql`select set_config('app.person', '', true), set_config('app.role', 'staff', true),
    set_config('app.holder', '', true)`.execute(trx);
}

interface Acting {
  person: string | null;
  role: string | null;
  holder: string | null;
}

/** A question of the system’s own inside the transaction of somebody else, who goes on as themselves afterwards. */
export async function asSystemWithin<T>(trx: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const { rows } = await sql<Acting>`select current_setting('app.person', true) as person,
    current_setting('app.role', true) as role, current_setting('app.holder', true) as holder`.execute(trx);
  await becomeSystem(trx);
  const result = await work(trx);
  // Where `work` fails, so does the transaction.
  await sql`select set_config('app.person', ${rows[0]?.person ?? ''}, true),
    set_config('app.role', ${rows[0]?.role ?? 'visitor'}, true), set_config('app.holder', ${rows[0]?.holder ?? ''}, true)`.execute(
    trx,
  );
  return result;
}

/** For jobs and the system’s own acts, which may see every row. */
export const asSystem = <T>(db: Kysely<DB>, work: (db: Db) => Promise<T>) =>
  runAs(db, { id: null, role: 'staff' }, true, work);
