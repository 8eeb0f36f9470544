// Drills beside those of the tests of a restore: made under load, made by older code, and with the files that rows name.
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { asOwner, databaseUrl } from '@/scripts/ci/database';
import { openDb, types } from '@/server/db/client';
import { migrateToLatest } from '@/server/db/migrate';
import { BASE, migrationsDir } from '@/server/db/migrationFiles';
import { findFileProblems } from '@/server/jobs/storedFiles';
import { makeBackup } from '@/server/modules/platform/backups/backup';
import { restoreBackup } from '@/server/modules/platform/backups/restore';
import { openTarget } from '@/server/modules/platform/backups/target';
import { localStorage } from '@/server/providers/storage/local';
import { seed } from '@/server/seed/index';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let folder: string;
let identity: string;
let recipient: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'belong-drills-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
});

const made: string[] = [];
async function emptyDatabase(): Promise<string> {
  const { url } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asOwner(url, (client) => client.query(`create database ${name}`));
  made.push(name);
  return databaseUrl(url, name);
}
afterAll(async () => {
  for (const name of made)
    await asOwner(inject('testServer').url, (client) => client.query(`drop database if exists ${name} with (force)`));
  await rm(folder, { recursive: true, force: true });
});

const newFolder = (name: string) => mkdtemp(path.join(folder, `${name}-`));
const newTarget = async () =>
  openTarget(await newFolder('target'), {
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: undefined,
    S3_ACCESS_KEY_ID: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
  });

async function rowsOf<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

test('a backup made while people write holds one moment: every row has what it points at', async () => {
  let isOver = false;
  let homes = 0;
  const writer = (async () => {
    while (!isOver) {
      await createHome(api, { owner: await createPerson(api) });
      homes += 1;
    }
  })();
  const target = await newTarget();
  await expect.poll(() => homes, { timeout: 30_000 }).toBeGreaterThan(2);
  const before = homes;
  await makeBackup({ url: api.url, dataDir: await newFolder('data'), storage: null }, target, recipient);
  const after = homes;
  isOver = true;
  await writer;
  const url = await emptyDatabase();
  // Each foreign key is made again after the rows, and refuses one that points nowhere.
  await restoreBackup({ url, target, identity });
  const [{ found } = { found: 0 }] = await rowsOf<{ found: number }>(url, 'select count(*)::int as found from homes');
  expect(after).toBeGreaterThan(before);
  expect(found).toBeGreaterThanOrEqual(before);
  expect(found).toBeLessThanOrEqual(after + 1);
});

test('a backup of older code comes back, and what newer code has added is there', async () => {
  const older = await newFolder('migrations');
  const all = readdirSync(migrationsDir).toSorted();
  for (const name of all.slice(0, -1)) cpSync(path.join(migrationsDir, name), path.join(older, name));
  const source = await emptyDatabase();
  await migrateToLatest(source, older);
  await asOwner(source, (client) =>
    client.query(
      "insert into audit_log (stream, event, subject, person_id, request_id, detail) values ('drill', 'drill.made', 'of older code', null, null, '{}')",
    ),
  );
  const target = await newTarget();
  await makeBackup({ url: source, dataDir: await newFolder('data'), storage: null }, target, recipient);
  const url = await emptyDatabase();
  await restoreBackup({ url, target, identity });
  const migrations = await rowsOf<{ name: string }>(url, 'select name from schema_migrations order by 1');
  expect(migrations.map(({ name }) => name)).toEqual([BASE, ...all]);
  expect(await rowsOf(url, "select subject from audit_log where stream = 'drill'")).toEqual([
    { subject: 'of older code' },
  ]);
  const places = 'select count(*)::int as many from cities';
  expect(await rowsOf(url, places)).toEqual(await rowsOf(source, places));
});

test('after a restore to an earlier time every row has its file, and what came later is known to belong to nothing', async () => {
  const [data, restored] = [await newFolder('data'), await newFolder('restored')];
  const storage = localStorage(path.join(data, 'files'));
  // The papers that all tests share lie in another store.
  await api.empty('handout_editions');
  await seed(api.url, { homes: 12, storage });
  const target = await newTarget();
  await makeBackup({ url: api.url, dataDir: data, storage }, target, recipient);
  const url = await emptyDatabase();
  const back = localStorage(path.join(restored, 'files'));
  const later = `documents/ab/${randomUUID()}.pdf`;
  await back.put(later, Buffer.from('sent after the backup'));
  await restoreBackup({ url, target, identity, to: { dataDir: restored, storage: back } });
  expect((await back.list()).length).toBeGreaterThan(10);
  const pool = new pg.Pool({ connectionString: url, max: 1, types });
  try {
    const db = openDb(pool);
    expect(await findFileProblems({ db, storage: back })).toEqual({
      stored: expect.any(Number),
      orphans: [later],
      missing: [],
      unknown: [],
    });
    const [lost = ''] = (await back.list('documents')).filter((key) => key !== later);
    await back.delete(lost);
    expect((await findFileProblems({ db, storage: back })).missing).toEqual([lost]);
  } finally {
    await pool.end();
  }
}, 600_000);
