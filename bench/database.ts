import pg from 'pg';
import { migrateToLatest } from '@/server/db/migrate';
import { seed } from '@/server/seed/index';
import { asOwner, databaseUrl, startTestServer } from '../scripts/ci/database.ts';

/** So many homes as the benches of pages and accounts stand on. */
export const PAGE_HOMES = 1_500;

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

/** A copy of that database with what `fill` adds to it; made once under its name. */
export async function filledDatabase(
  homes: number,
  kind: string,
  fill: (client: pg.Client) => Promise<void>,
): Promise<BenchDatabase> {
  const server = await startTestServer('.data/bench');
  const [name, making] = [`${kind}_${homes}`, `making_${kind}_${homes}`];
  const { rows } = await asOwner(server.url, (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  if (rows.length === 0) {
    await server.stop();
    const { stop } = await benchDatabase(homes);
    await stop();
    return fillCopy(homes, { name, making, fill });
  }
  const url = databaseUrl(server.url, name);
  await migrateToLatest(url);
  await asOwner(url, (client) => client.query('checkpoint'));
  return { url, stop: () => server.stop() };
}

interface FilledCopy {
  name: string;
  making: string;
  fill: (client: pg.Client) => Promise<void>;
}

async function fillCopy(homes: number, { name, making, fill }: FilledCopy): Promise<BenchDatabase> {
  const server = await startTestServer('.data/bench');
  await asOwner(server.url, async (client) => {
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making} template homes_${homes}`);
  });
  await asOwner(databaseUrl(server.url, making), fill);
  await asOwner(server.url, (client) => client.query(`alter database ${making} rename to ${name}`));
  const url = databaseUrl(server.url, name);
  await asOwner(url, (client) => client.query('checkpoint'));
  return { url, stop: () => server.stop() };
}

/** A copy of that database, dropped when it is stopped: for work that changes what it reads. */
export async function scratchDatabase(homes: number): Promise<BenchDatabase> {
  await (await benchDatabase(homes)).stop();
  const name = `scratch_${homes}`;
  const server = await startTestServer('.data/bench');
  const drop = () => asOwner(server.url, (client) => client.query(`drop database if exists ${name} with (force)`));
  await drop();
  await asOwner(server.url, (client) => client.query(`create database ${name} template homes_${homes}`));
  const url = databaseUrl(server.url, name);
  return {
    url,
    stop: async () => {
      await drop();
      await server.stop();
    },
  };
}

interface SampleHome {
  id: string;
  /** Of its page: `/homes/{id}` redirects there. */
  path: string;
}

/** A home a visitor can open. */
export async function sampleHome(url: string): Promise<SampleHome> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<SampleHome>(
      `select home.id, '/homes/' || city.slug || '/' || home.id as path from homes home
       join cities city on city.id = home.city_id where home.status = 'active' order by home.id limit 1`,
    );
    if (!rows[0]) throw new Error('No home can be opened');
    return rows[0];
  } finally {
    await client.end();
  }
}
