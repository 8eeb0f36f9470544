// The API on what managed hosts give out: PostgreSQL 15 to 17 (18 is everyday's) with an owner of no special right, and
// PgBouncer in transaction mode before it. Tests that exist run there as they are.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, databaseUrl } from '@/scripts/ci/database';
import { openPool } from '@/server/db/client';
import { migrateToLatest } from '@/server/db/migrate';
import { prepareDatabase } from '@/server/db/prepare';
import type { Binaries } from '@/server/host/database/postgresBinaries';
import { debianPostgres, type Postgres, startPostgres } from '@/tests/support/engines/debian';
import { npmPostgres } from '@/tests/support/engines/npm';
import { runParts } from '@/tests/support/engines/parts';
import { type Pooler, startPgBouncer } from '@/tests/support/engines/pgbouncer';
import type { TestServerPlace } from '@/tests/support/testServer';

/** Every kind of thing the API does: reads, writes, sessions, money, notifications, uploads, races, row-level security. */
const PARTS = [
  'tests/api/liveUpdates.test.ts',
  'tests/api/sessions/sessionEndings.test.ts',
  'tests/api/sessions/sessionRenewals.test.ts',
  'tests/api/nextSteps.test.ts',
  'server/http/audit.db.test.ts',
  'server/http/idempotency.db.test.ts',
  'server/db/clock.db.test.ts',
  'server/jobs',
  'server/modules/leasing/appointments',
  'server/modules/leasing/decisions',
  'server/modules/money/charges',
  'server/modules/account/documents',
  'server/modules/homes/homes/search',
  'server/modules/leasing/leases',
  'server/modules/money/ledger',
  'server/modules/account/outbox',
  'server/modules/money/payments',
  'server/modules/money/payouts',
  'server/modules/homes/savedSearches',
  'server/modules/account/sessions',
  'server/modules/account/threads',
  'server/modules/account/users',
];
const OWNER = { name: 'plain_owner', password: 'plain' };
const TEMPLATE = 'plain_template';

interface Plain {
  server: Postgres;
  /** The template, as its owner. */
  own: string;
}

/** A server with a migrated template that belongs to a role without any right. */
async function startPlain(binaries: Binaries): Promise<Plain> {
  const server = await startPostgres(binaries);
  await asOwner(server.url, async (client) => {
    await client.query(
      `create role ${OWNER.name} login password '${OWNER.password}' nosuperuser nocreaterole nocreatedb nobypassrls`,
    );
    await client.query(`create database ${TEMPLATE} owner ${OWNER.name}`);
  });
  const own = new URL(databaseUrl(server.url, TEMPLATE));
  Object.assign(own, { username: OWNER.name, password: OWNER.password });
  await migrateToLatest(own.href);
  return { server, own: own.href };
}

const runOn = ({ server }: Plain, place: Partial<TestServerPlace> = {}) =>
  runParts(PARTS, { url: server.url, template: TEMPLATE, owner: OWNER, ...place });

const engines: [number, () => Promise<Binaries>][] = [
  [15, debianPostgres],
  [16, () => npmPostgres(16)],
  [17, () => npmPostgres(17)],
];
test.each(engines)(
  'on PostgreSQL %i an owner without any right migrates, and the API works as it',
  async (major, find) => {
    const binaries = await find();
    expect(binaries.major).toBe(major);
    const plain = await startPlain(binaries);
    try {
      expect(await runOn(plain)).toBe('passed');
    } finally {
      await plain.server.stop();
    }
  },
);

describe('behind PgBouncer', () => {
  let plain: Plain;
  let pooler: Pooler;

  beforeAll(async () => {
    plain = await startPlain(await debianPostgres());
    pooler = await startPgBouncer(plain.server.url, [OWNER]);
  });
  afterAll(async () => {
    await pooler?.stop();
    await plain?.server.stop();
  });

  test('the API works in transaction mode', async () => {
    expect(await runOn(plain, { poolerPort: pooler.port })).toBe('passed');
  });

  test('a superuser is refused behind a pooler', async () => {
    const url = new URL(databaseUrl(plain.server.url, 'postgres'));
    url.port = String(pooler.port);
    const pool = openPool({ url: url.href, pooled: true, max: 1 });
    await expect(pool.query('select 1')).rejects.toThrow(/leads to a pooler as a superuser/);
    await pool.end();
  });

  test('what requests may take is the role’s, so that every session of the pooler has it', async () => {
    const pooled = new URL(plain.own);
    pooled.port = String(pooler.port);
    await prepareDatabase({ app: pooled.href, direct: plain.own, owner: plain.own, pooled: true });
    const pool = openPool({ url: pooled.href, pooled: true, max: 2 });
    const { rows } = await pool.query(
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
    );
    expect(rows).toEqual([{ statement: '3s', idle: '10s' }]);
    await expect(pool.query('select pg_sleep(4)')).rejects.toThrow(/statement timeout/);
    await pool.end();
  });
});
