import pg from 'pg';
import { migrateToLatest } from '@/server/db/migrate';
import { seed } from '@/server/seed/index';
import { asOwner, databaseUrl, startTestServer } from '../scripts/ci/database.ts';

export interface BenchDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** A database with that many homes, kept in `.data/bench` so that only the first run has to make them. */
export async function benchDatabase(homes: number): Promise<BenchDatabase> {
  const server = await startTestServer('.data/bench');
  const name = `homes_${homes}`;
  process.env.DATA_DIR = '.data/bench';
  const { rows } = await asOwner(server.url, (client) =>
    client.query('select 1 from pg_database where datname = $1', [name]),
  );
  if (rows.length === 0) await asOwner(server.url, (client) => client.query(`create database ${name}`));
  const url = databaseUrl(server.url, name);
  await migrateToLatest(url);
  console.log(`  preparing ${homes.toLocaleString('en-US')} homes`);
  await seed(url, { homes });
  await asOwner(url, (client) => client.query('vacuum analyze'));
  // What was just written would otherwise go to the disk while something is measured.
  await asOwner(url, (client) => client.query('checkpoint'));
  return { url, stop: () => server.stop() };
}

/** A home a visitor can open. */
export async function sampleHome(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      "select id from homes where status = 'active' order by id limit 1",
    );
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}
