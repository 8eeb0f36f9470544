// Drills: what was backed up comes back equal, and whatever is wrong with a backup is found before anything changes.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { asOwner, databaseUrl } from '@/scripts/ci/database';
import { localStorage } from '@/server/providers/storage/local';
import { readWhole } from '@/server/providers/storage/storage';
import { seed } from '@/server/seed/index';
import { testApi } from '@/tests/support/api';
import { ordinaryDatabase, testDatabase } from '@/tests/support/database';
import { createPerson } from '@/tests/support/fixtures/people';
import { sample } from '@/tests/support/sample';
import { makeBackup } from './backup';
import { countRows, isEmpty, tableColumns } from './catalog';
import { restoreBackup } from './restore';
import { pruneBackups } from './retention';
import { listBackups, openTarget } from './target';

let folder: string;
let identity: string;
let recipient: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'belong-backups-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = {
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: undefined,
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
};
const newTarget = async () => {
  const root = await mkdtemp(path.join(folder, 'target-'));
  return { root, target: openTarget(root, settings) };
};

const emptied: string[] = [];
async function emptyDatabase(): Promise<string> {
  const { url } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asOwner(url, (client) => client.query(`create database ${name}`));
  emptied.push(name);
  return databaseUrl(url, name);
}
afterAll(async () => {
  for (const name of emptied)
    await asOwner(inject('testServer').url, (client) => client.query(`drop database if exists ${name} with (force)`));
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rows and digest of every table. */
const contentsOf = (url: string) =>
  withClient(url, async (client) => {
    const tables = await tableColumns(client);
    const contents: Record<string, unknown> = {};
    for (const table of tables) contents[table.name] = await countRows(client, table);
    return contents;
  });

const owners = [
  ['a superuser’s database', testDatabase],
  ['a database of an ordinary owner', ordinaryDatabase],
] as const;

describe.each(sample(owners, 1))('%s', (_, makeDatabase) => {
  const api = testApi(makeDatabase);
  let dataDir: string;
  const storage = () => localStorage(path.join(dataDir, 'files'));
  const source = () => ({ url: api.url, dataDir, storage: storage() });

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(folder, 'data-'));
    await seed(api.url, { homes: 12, storage: storage() });
    await mkdir(path.join(dataDir, 'keys'));
    await writeFile(path.join(dataDir, 'keys', 'session.json'), '[{"kid":"one"}]');
    await writeFile(path.join(dataDir, 'signing.pem'), 'a key');
  });

  test('comes back equal, row by row and file by file, and goes on working', async () => {
    const { target } = await newTarget();
    const before = await contentsOf(api.superuserUrl);
    const made = await makeBackup(source(), target, recipient);
    expect(made.rows).toBeGreaterThan(1_000);
    expect(made.files).toBeGreaterThan(0);

    const url = await emptyDatabase();
    const to = await mkdtemp(path.join(folder, 'restored-'));
    const restored = await restoreBackup({
      url,
      target,
      identity,
      to: { dataDir: to, storage: localStorage(path.join(to, 'files')) },
    });
    expect(restored).toMatchObject({ stamp: made.stamp, tables: made.tables, rows: made.rows, files: made.files });
    expect(await contentsOf(url)).toEqual(before);
    expect(await readFile(path.join(to, 'signing.pem'), 'utf8')).toBe('a key');
    expect(await readFile(path.join(to, 'keys', 'session.json'), 'utf8')).toBe('[{"kid":"one"}]');
    for (const key of await storage().list())
      expect(await readWhole(localStorage(path.join(to, 'files')), key)).toEqual(await readWhole(storage(), key));

    await withClient(url, async (client) => {
      // The rules of the schema hold again: the audit log refuses a change, keys point somewhere, row security is forced.
      await client.query(
        "insert into audit_log (stream, event, subject, person_id, request_id, detail) values ('drill', 'drill.made', null, null, null, '{}')",
      );
      await expect(client.query("update audit_log set event = 'x'")).rejects.toThrow();
      await expect(
        client.query(
          'insert into saved_homes (user_id, home_id, saved_at) values (gen_random_uuid(), gen_random_uuid(), now())',
        ),
      ).rejects.toThrow(/foreign key/);
      const { rows } = await client.query(
        "select count(*) filter (where not relforcerowsecurity)::int as loose from pg_class where relname in ('users', 'leases', 'audit_log') and relrowsecurity",
      );
      expect(rows).toEqual([{ loose: 0 }]);
    });
    const rules = (at: string) =>
      withClient(at, async (client) => {
        const { rows } = await client.query(`
          select (select count(*)::int from pg_constraint) as constraints, (select count(*)::int from pg_policies) as policies,
            (select count(*)::int from pg_trigger where tgenabled = 'O' and not tgisinternal) as triggers,
            (select count(*)::int from pg_class where relforcerowsecurity) as forced`);
        return rows[0];
      });
    expect(await rules(url)).toEqual(await rules(api.superuserUrl));
  });

  test('is not copied twice: a second backup adds rows, and names the same files', async () => {
    const { target } = await newTarget();
    const first = await makeBackup(source(), target, recipient);
    const copies = (await target.list('files')).length;
    await createPerson(api, 'resident');
    await storage().put('documents/later.txt', Buffer.from('later'));
    // Two backups of one second would have one name.
    await api.rows('select pg_sleep(1.1)');
    const second = await makeBackup(source(), target, recipient);
    expect((await target.list('files')).length).toBe(copies + 1);
    expect(second.files).toBe(first.files + 1);
    expect(second.rows).toBeGreaterThan(first.rows);
    expect(await listBackups(target)).toEqual([second.stamp, first.stamp]);

    // Four days on, the older one of that day has had its time, and the newest stays whatever its age.
    const later = new Date(Date.now() + 4 * 86_400_000);
    expect(await pruneBackups(target, later, 30)).toEqual([first.stamp]);
    expect(await target.list(first.stamp)).toEqual([]);
    const url = await emptyDatabase();
    expect((await restoreBackup({ url, target, identity })).stamp).toBe(second.stamp);
  });
});

describe('a backup that is not whole', () => {
  const api = testApi();
  let made: { root: string; stamp: string };
  let url: string;

  beforeEach(async () => {
    const { root, target } = await newTarget();
    const dataDir = await mkdtemp(path.join(folder, 'small-'));
    await writeFile(path.join(dataDir, 'signing.pem'), 'a key');
    const storage = localStorage(path.join(dataDir, 'files'));
    await storage.put('documents/one.txt', Buffer.from('one'));
    const { stamp } = await makeBackup({ url: api.url, dataDir, storage }, target, recipient);
    made = { root, stamp };
    url = await emptyDatabase();
  });

  const restore = (change: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
    restoreBackup({ url, target: openTarget(made.root, settings), identity, ...change });
  const edit = async (key: string, change: (bytes: Buffer) => Buffer) => {
    const file = path.join(made.root, key);
    await writeFile(file, change(await readFile(file)));
  };
  const fileCopy = async () => (await openTarget(made.root, settings).list('files'))[0] ?? '';
  const flipped = (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    copy[copy.length - 20] = (copy[copy.length - 20] ?? 0) ^ 1;
    return copy;
  };
  const truncated = (bytes: Buffer) => bytes.subarray(0, -1);

  const damages: [string, () => Promise<unknown>, RegExp][] = [
    ['a truncated table', () => edit(`${made.stamp}/0003.age`, truncated), /damaged: .*0003/],
    ['a changed table', () => edit(`${made.stamp}/0003.age`, flipped), /damaged: .*0003/],
    ['a missing table', () => rm(path.join(made.root, made.stamp, '0003.age')), /incomplete: .*0003/],
    ['a changed manifest', () => edit(`${made.stamp}/manifest.age`, flipped), /damaged: its manifest/],
    ['a truncated manifest', () => edit(`${made.stamp}/manifest.age`, truncated), /damaged: its manifest/],
    ['no manifest', () => rm(path.join(made.root, made.stamp, 'manifest.age')), /no finished backup/],
    ['changed keys', () => edit(`${made.stamp}/local.age`, flipped), /damaged: .*local/],
    ['a changed stored file', async () => edit(await fileCopy(), flipped), /damaged: files\//],
    ['a missing stored file', async () => rm(path.join(made.root, await fileCopy())), /incomplete: files\//],
  ];
  test.each(sample(damages, 3))('is refused with %s, and the database stays empty', async (_, damage, why) => {
    await damage();
    await expect(restore()).rejects.toThrow(why);
    expect(await withClient(url, isEmpty)).toBe(true);
  });

  test('is refused with another key', async () => {
    await expect(restore({ identity: await generateX25519Identity() })).rejects.toThrow(/key does not open/);
    await expect(restore({ identity: 'not a key' })).rejects.toThrow(/key does not open/);
    expect(await withClient(url, isEmpty)).toBe(true);
  });

  test('holds nothing that can be read', async () => {
    const target = openTarget(made.root, settings);
    for (const key of await target.list()) {
      if (key.endsWith('files.json')) continue;
      expect((await readWhole(target, key))?.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    }
  });

  test('replaces a database only with the option for it', async () => {
    await restore();
    const keep = await contentsOf(url);
    await expect(restore()).rejects.toThrow(/not empty.*--overwrite/);
    expect(await contentsOf(url)).toEqual(keep);
    await withClient(url, (client) => client.query('create table left_over (id int)'));
    await restore({ overwrite: true });
    expect(await contentsOf(url)).toEqual(keep);
  });

  test('replaces a key of the data folder only with the option for it, and keeps the old one', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'other-'));
    await writeFile(path.join(dataDir, 'signing.pem'), 'another key');
    const to = { dataDir, storage: null };
    await expect(restore({ to })).rejects.toThrow(/signing.pem .* would be replaced/);
    expect(await withClient(url, isEmpty)).toBe(true);
    await restore({ to, overwrite: true });
    expect(await readFile(path.join(dataDir, 'signing.pem'), 'utf8')).toBe('a key');
    expect(await readFile(path.join(dataDir, 'signing.pem.before-restore'), 'utf8')).toBe('another key');
  });

  test('of newer code is refused', async () => {
    await api.rows("insert into schema_migrations (name, checksum) values ('9999_newer.sql', 'x')");
    try {
      const { root, target } = await newTarget();
      await makeBackup({ url: api.url, dataDir: root, storage: null }, target, recipient);
      await expect(restore({ target })).rejects.toThrow(/made by other code: 9999_newer/);
    } finally {
      await api.rows("delete from schema_migrations where name = '9999_newer.sql'");
    }
  });
});
