import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './databaseUrl.ts';

export interface TestDatabase {
  /** As the owner; `openPool` of server/db/client steps down to the application's role. */
  url: string;
  drop: () => Promise<void>;
}

/** A migrated database for one test file: `beforeAll` makes it, `afterAll` drops it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asOwner(url, `create database ${name} template ${template}`);
  const drop = () => asOwner(url, `drop database if exists ${name} with (force)`);
  return { url: databaseUrl(url, name), drop };
}

async function asOwner(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
