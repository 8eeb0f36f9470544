import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asOwner, databaseUrl } from '../../scripts/ci/database.ts';

export interface TestDatabase {
  /** As the owner; `openPool` of server/db/client steps down to the application's role. */
  url: string;
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
