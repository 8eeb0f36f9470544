import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { migrateToLatest } from '@/server/db/migrate';
import { migrationsDir } from '@/server/db/migrationFiles';
import { limitRole } from '@/server/db/prepare';
import { asOwner, databaseUrl } from '../../scripts/ci/database.ts';

export interface TestDatabase {
  /** As its owner; `openPool` of server/db/client.ts steps down to the application's role. */
  url: string;
  /** As a superuser, for arranging and looking, where the owner is bound by row-level security. */
  superuserUrl?: string;
  /** Of requests, where they go through a pooler. */
  pooledUrl?: string;
  drop: () => Promise<void>;
}

/** A migrated database for one test file: `beforeAll` makes it, `afterAll` drops it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, template, owner, poolerPort } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (sql: string) => void (await asOwner(url, (client) => client.query(sql)));
  // Copying files is about twice as fast as writing each page to the log, and such a clone is dropped four times as fast.
  await run(`create database ${name} template ${template} strategy file_copy${owner ? ` owner ${owner.name}` : ''}`);
  const drop = () => run(`drop database if exists ${name} with (force)`);
  if (!owner) return { url: databaseUrl(url, name), drop };
  const own = loginOf(databaseUrl(url, name), owner);
  if (poolerPort === undefined) return { url: own, superuserUrl: databaseUrl(url, name), drop };
  const pooled = new URL(own);
  pooled.port = String(poolerPort);
  await limitRole(own);
  return { url: own, superuserUrl: databaseUrl(url, name), pooledUrl: pooled.href, drop };
}

function loginOf(url: string, { name, password }: { name: string; password: string }): string {
  const own = new URL(url);
  own.username = name;
  own.password = password;
  return own.href;
}

/** One that a role without any special right owns and has migrated, as managed databases give it out. */
export async function ordinaryDatabase(migrations = migrationsDir): Promise<TestDatabase> {
  const { url } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (sql: string) => void (await asOwner(url, (client) => client.query(sql)));
  await run(`create role ${name} login password 'ordinary' nosuperuser nocreaterole nocreatedb nobypassrls`);
  await run(`create database ${name} owner ${name}`);
  const superuserUrl = databaseUrl(url, name);
  const own = loginOf(superuserUrl, { name, password: 'ordinary' });
  await migrateToLatest(own, migrations);
  const drop = async () => {
    await run(`drop database if exists ${name} with (force)`);
    await run(`drop role ${name}`);
  };
  return { url: own, superuserUrl, drop };
}
