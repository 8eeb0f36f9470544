import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { migrateToLatest } from '@/server/db/migrate';
import { asOwner, databaseUrl } from '../../scripts/ci/database.ts';

export interface TestDatabase {
  /** As its owner; `openPool` of server/db/client.ts steps down to the application's role. */
  url: string;
  /** As a superuser, for arranging and looking, where the owner is bound by row-level security. */
  superuserUrl?: string;
  drop: () => Promise<void>;
}

/** A migrated database for one test file: `beforeAll` makes it, `afterAll` drops it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (sql: string) => void (await asOwner(url, (client) => client.query(sql)));
  await run(`create database ${name} template ${template}`);
  return { url: databaseUrl(url, name), drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** One that a role without any special right owns and has migrated, as managed databases give it out. */
export async function ordinaryDatabase(): Promise<TestDatabase> {
  const { url } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (sql: string) => void (await asOwner(url, (client) => client.query(sql)));
  await run(`create role ${name} login password 'ordinary' nosuperuser nocreaterole nocreatedb nobypassrls`);
  await run(`create database ${name} owner ${name}`);
  const superuserUrl = databaseUrl(url, name);
  const own = new URL(superuserUrl);
  own.username = name;
  own.password = 'ordinary';
  await migrateToLatest(own.href);
  const drop = async () => {
    await run(`drop database if exists ${name} with (force)`);
    await run(`drop role ${name}`);
  };
  return { url: own.href, superuserUrl, drop };
}
