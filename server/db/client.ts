import { AsyncLocalStorage } from 'node:async_hooks';
import { CamelCasePlugin, Kysely, type Logger, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { singleton } from '@/server/singleton';
import { DeadlineExceeded, timeLeft } from './deadline';
import { isOutdatedPlan, planKeeper } from './prepared';
import type { DB } from './types';

/** What queries run on: the pool, or one transaction of it. */
export type Db = Kysely<DB> | Transaction<DB>;

/** Anyone who is asking, as far as row-level security needs to know. */
export interface DbActor {
  id: string | null;
  role: 'visitor' | 'member' | 'homeowner' | 'resident' | 'editor' | 'staff' | 'partner';
  /** Of a staff member, at least one; the system, which has the same role, names none and sees every row. */
  duties?: readonly string[];
  /** Of the key of a partner: what it may read, and nothing else. */
  scopes?: readonly string[];
  /** In hex, the hash of the secret that a browser without an account holds what it began by. */
  guestToken?: string | null;
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

/** How values of the database are read: every pool of ours has this. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

/** How long we wait for an answer: a little longer than the database lets a statement run, for one that answers nothing at all. */
const QUERY_LIMIT_MS = 5_000;

export interface PoolOptions {
  url: string;
  max?: number;
  /** Through a pooler in transaction mode, where nothing of a session lasts: its limits are the role's (server/db/prepare.ts). */
  pooled?: boolean;
  queryLimitMs?: number;
  /** How long anyone waits for a connection. */
  connectLimitMs?: number;
  onError?: (error: Error) => void;
}

/** Steps down to the site's role, where the login may: it adds rights by table to row-level security. */
const STEP_DOWN = `
  select login.rolsuper or login.rolbypassrls as bypasses,
    case when site.oid is not null then set_config('role', site.rolname, false) end as role
  from pg_roles login left join pg_roles site on site.rolname = 'belong_app' and pg_has_role(login.oid, site.oid,
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
  where login.rolname = current_user`;

/** Row-level security is forced, so it binds any login but a superuser's and one with BYPASSRLS: those must step down. */
async function requireBoundRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ bypasses: boolean; role: string | null }>(STEP_DOWN);
  if (rows[0]?.bypasses && !rows[0].role)
    throw new Error(
      'DATABASE_URL names a superuser or a role with BYPASSRLS, which row-level security does not bind, and there is no role belong_app to step down to: name an ordinary role, or run npm run db -- migrate as this one',
    );
}

/** Behind a pooler a login cannot step down: anyone who asks next may get a session that has not. */
async function requireOrdinaryLogin(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ bypasses: boolean }>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  if (rows[0]?.bypasses)
    throw new Error(
      'DATABASE_URL leads to a pooler as a superuser or a role with BYPASSRLS, which row-level security does not bind: name an ordinary role',
    );
}

/** What a statement and an idle transaction may take, and the time zone of all: for every session of requests. */
export const SESSION_LIMITS = {
  statement_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  timezone: 'UTC',
} as const;

const startupOptions = Object.entries(SESSION_LIMITS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** For sessions of migrations and jobs, where a role has the limits of requests. */
export const UNLIMITED = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

/**
 * The same question with the time that is left of a request, where that is less than a question may take. What ends a
 * transaction is sent at any time: to undo it always, to keep it as long as there is time to begin with that.
 */
function timed(given: unknown[], limitMs: number): unknown[] {
  const left = timeLeft();
  const [question, values] = given;
  const text = typeof question === 'string' ? question : (question as pg.QueryConfig | undefined)?.text;
  if (text === 'rollback' || left >= limitMs) return given;
  if (left <= 0) throw new DeadlineExceeded('The request took too long');
  if (text === 'commit') return given;
  const limit = { query_timeout: Math.ceil(left) };
  return typeof question === 'string' ? [{ text: question, values, ...limit }] : given;
}

/** Closes a connection after a query timeout: the next query would wait behind it. */
export function closeUnanswered(client: pg.Client, limitMs = QUERY_LIMIT_MS): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const limited = (...given: unknown[]) => {
    const answer = query(...timed(given, limitMs));
    if (answer instanceof Promise)
      answer.catch(({ message }: Error) => {
        if (message === 'Query read timeout') client.end().catch(() => undefined);
      });
    return answer;
  };
  Object.assign(client, { query: limited });
}

/** A pool of connections under row-level security. */
export function openPool({
  url,
  max = 10,
  pooled = false,
  queryLimitMs = QUERY_LIMIT_MS,
  connectLimitMs = 2_000,
  onError = () => undefined,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: queryLimitMs,
    // One made again logs in and steps down again.
    idleTimeoutMillis: 600_000,
    ...(pooled ? { onConnect: requireOrdinaryLogin } : { onConnect: requireBoundRole, options: startupOptions }),
  });
  const keepPlans = planKeeper();
  // Without listeners a connection that the server closes, idle, in use or on its way out, would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (!pooled) keepPlans(client);
    closeUnanswered(client, queryLimitMs);
  });
  return pool;
}

/** `pool` reads values as `types` says. `log` hears every statement: the bench compares with exactly what was asked. */
export function openDb(pool: pg.Pool, log?: Logger): Kysely<DB> {
  // Without them an int8 is text, and two amounts put together are a third.
  if (pool.options.types !== types) throw new Error('This pool needs the `types` of server/db/client.ts');
  return new Kysely<DB>({
    ...(log && { log }),
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * Whether a connection of the pool is held by the person who asks for another. Tests refuse a second one: callers that hold one
 * connection and wait for another stop each other once the pool is used up.
 */
export const connectionHeld = singleton('connectionHeld', () => new AsyncLocalStorage<true>());

const closings = singleton('closings', () => new WeakMap<Db, Map<symbol, () => Promise<void>>>());

/** Runs `close` as the last thing before the transaction ends, once for each name; false outside of a transaction of `runAs`. */
export function beforeCommit(trx: Db, name: symbol, close: () => Promise<void>): boolean {
  const closing = closings.get(trx);
  closing?.set(name, close);
  return closing !== undefined;
}

async function close(trx: Db): Promise<void> {
  for (const run of closings.get(trx)?.values() ?? []) await run();
}

/**
 * Runs `work` as the asker, for whom row-level security then decides. A visitor who only reads needs nothing set and so
 * no transaction. For everybody else the person and role hold for one transaction, which is read-only where nothing is
 * written; writes are atomic for all.
 */
export async function runAs<T>(
  db: Kysely<DB>,
  asker: DbActor,
  writes: boolean,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const visitor = asker.role === 'visitor' && !asker.guestToken;
  if (visitor && !writes) return work(db);
  const transaction = db.transaction();
  const run = () =>
    (writes ? transaction : transaction.setAccessMode('read only')).execute(async (trx) => {
      if (!visitor)
        await sql`select set_config('app.person', ${asker.id ?? ''}, true), set_config('app.role', ${asker.role}, true),
        set_config('app.duties', ${asker.duties?.join() ?? ''}, true), set_config('app.guest_token', ${asker.guestToken ?? ''}, true),
        set_config('app.scopes', ${asker.scopes?.join() ?? ''}, true)`.execute(trx);
      closings.set(trx, new Map());
      return connectionHeld.run(true, async () => {
        const result = await work(trx);
        await close(trx);
        return result;
      });
    });
  // A read that meets a table as it was before a migration is asked again, with new plans.
  return run().catch((error: unknown) => {
    if (writes || !isOutdatedPlan(error)) throw error;
    return run();
  });
}

/** Widens the transaction to the rows of everybody, until it ends: for what follows from an act that was authorized. */
export async function becomeSystem(trx: Db): Promise<void> {
  if (!trx.isTransaction) throw new TypeError('Only a transaction can be widened');
  await sql`select set_config('app.person', '', true), set_config('app.role', 'staff', true),
    set_config('app.duties', '', true), set_config('app.guest_token', '', true)`.execute(trx);
}

interface Acting {
  person: string | null;
  role: string | null;
  duties: string | null;
  guestToken: string | null;
}

/** Runs work as another person inside a transaction, then restores the caller. */
async function actWithin<T>(trx: Db, become: () => Promise<unknown>, work: (db: Db) => Promise<T>): Promise<T> {
  const { rows } = await sql<Acting>`select current_setting('app.person', true) as person,
    current_setting('app.role', true) as role, current_setting('app.duties', true) as duties,
    current_setting('app.guest_token', true) as "guestToken"`.execute(trx);
  await become();
  const result = await work(trx);
  // Where `work` fails, so does the transaction.
  await sql`select set_config('app.person', ${rows[0]?.person ?? ''}, true),
    set_config('app.role', ${rows[0]?.role ?? 'visitor'}, true), set_config('app.duties', ${rows[0]?.duties ?? ''}, true),
    set_config('app.guest_token', ${rows[0]?.guestToken ?? ''}, true)`.execute(trx);
  return result;
}

/** Runs a query as the system inside the transaction of a person. */
export const asSystemWithin = <T>(trx: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  actWithin(trx, () => becomeSystem(trx), work);

/** What a member would see, asked inside the transaction of our team. */
export const asActorWithin = <T>(trx: Db, { id, role, duties }: DbActor, work: (db: Db) => Promise<T>): Promise<T> =>
  actWithin(
    trx,
    () =>
      sql`select set_config('app.person', ${id ?? ''}, true), set_config('app.role', ${role}, true),
        set_config('app.duties', ${duties?.join() ?? ''}, true), set_config('app.guest_token', '', true)`.execute(trx),
    work,
  );

/** For jobs and the system’s own acts, which may see every row. */
export const asSystem = <T>(db: Kysely<DB>, work: (db: Db) => Promise<T>) =>
  runAs(db, { id: null, role: 'staff' }, true, work);
