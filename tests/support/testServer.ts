// Started once for the API tests: one PostgreSQL server and one migrated template that every test file clones.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateToLatest, readMigrations } from '@/server/db/migrate';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../scripts/lib/embeddedPostgres.ts';
import { PlainError } from '../../scripts/lib/plainError.ts';
import { databaseUrl } from './databaseUrl.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { url: string; template: string };
  }
}

let server: EmbeddedPostgres | undefined;

export async function setup(project: TestProject): Promise<void> {
  server = await startOwnServer();
  try {
    project.provide('testServer', { url: server.url, template: await prepareTemplate(server.url) });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  await server?.stop();
}

/** Two test runs side by side each get a data directory; a single run always finds the first. */
async function startOwnServer(): Promise<EmbeddedPostgres> {
  for (let number = 1; ; number += 1) {
    const dataDir = number === 1 ? '.data/test' : `.data/test-${number}`;
    try {
      return await startEmbeddedPostgres({ dataDir });
    } catch (error) {
      const inUse = error instanceof PlainError && error.message.includes('already in use');
      if (!inUse || number === 8) throw error;
    }
  }
}

/** The template is named after its migrations, so it is made again only when they change. */
async function prepareTemplate(url: string): Promise<string> {
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(migrations.map(({ checksum }) => checksum).join());
  // The queue's own tables come from its package.
  hash.update(readFileSync('node_modules/graphile-worker/package.json'));
  const template = `template_${hash.digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // What an interrupted run or older migrations have left.
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^(template_|making_|test_)' and datname <> $1",
      [template],
    );
    for (const { datname } of rows) await dropDatabase(client, datname);
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) await makeTemplate(client, url, template);
  } finally {
    await client.end();
  }
  return template;
}

async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const making = template.replace('template_', 'making_');
  await client.query(`create database ${making}`);
  await migrateToLatest(databaseUrl(url, making));
  await client.query(`alter database ${making} rename to ${template}`);
  await client.query(`alter database ${template} is_template true allow_connections false`);
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`alter database ${name} is_template false`);
  await client.query(`drop database ${name} with (force)`);
}
