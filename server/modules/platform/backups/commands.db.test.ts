// The commands as docs/operations.md tells them: a key pair, a backup, the list, a drill, and the whole site elsewhere.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { command } from '@/scripts/ci/command';
import { asOwner, databaseUrl } from '@/scripts/ci/database';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const folder = mkdtempSync(path.join(tmpdir(), 'belong-commands-'));
const at = (name: string) => path.join(folder, name);
const key = at('backup-key.txt');
const ELSEWHERE = `test_restored_${process.pid}`;
afterAll(async () => {
  await asOwner(api.superuserUrl, (client) => client.query(`drop database if exists ${ELSEWHERE} with (force)`));
  rmSync(folder, { recursive: true, force: true });
});

/** What is empty counts as not set. */
const run = (variables: Record<string, string>, ...line: string[]) =>
  command(['node', '--import', 'tsx', ...line], { BACKUP_TARGET: at('backups'), ...variables });

test('a backup is made, listed, drilled, and brings the site back elsewhere', async () => {
  const homeId = await createHome(api, { owner: await createPerson(api) });
  mkdirSync(at('data'));
  writeFileSync(at('data/signing.pem'), 'the key of our seal');
  const made = await run({ BACKUP_TARGET: '' }, 'scripts/backup.ts', 'keys', key);
  const recipient = /BACKUP_RECIPIENT=(age1\S+)/.exec(made.output)?.[1] ?? '';
  expect(statSync(key).mode & 0o777).toBe(0o600);
  // Never over a key that opens older backups.
  expect((await run({ BACKUP_TARGET: '' }, 'scripts/backup.ts', 'keys', key)).ok).toBe(false);

  const here = { DATABASE_URL: api.superuserUrl, DATA_DIR: at('data'), BACKUP_RECIPIENT: recipient };
  const backup = await run(here, 'scripts/backup.ts');
  expect(backup.output).toMatch(/\d{8}t\d{6}z: \d+ tables, \d+ rows, 0 files/);
  const [stamp = ''] = /\d{8}t\d{6}z/.exec(backup.output) ?? [];
  expect((await run(here, 'scripts/backup.ts', 'list')).output).toContain(stamp);

  const drill = await run(here, 'scripts/restore.ts', '--identity', key, '--drill');
  expect(drill).toEqual({ ok: true, output: expect.stringContaining('came back equal') });
  expect(await api.rows('select kind, status from backup_runs order by started_at')).toEqual([
    { kind: 'backup', status: 'succeeded' },
    { kind: 'drill', status: 'succeeded' },
  ]);
  expect(await api.rows("select from pg_database where datname like 'drill%'")).toEqual([]);

  // Into a database with rows only on an explicit option. The private key alone opens backups.
  const reader = { ...here, BACKUP_RECIPIENT: '' };
  const refused = await run(reader, 'scripts/restore.ts', '--identity', key);
  expect(refused).toEqual({ ok: false, output: expect.stringMatching(/not empty.*--overwrite/) });

  await asOwner(api.superuserUrl, (client) => client.query(`create database ${ELSEWHERE}`));
  const url = databaseUrl(api.superuserUrl, ELSEWHERE);
  const there = { DATABASE_URL: url, DATA_DIR: at('elsewhere'), BACKUP_TARGET: '' };
  const restore = (variables: Record<string, string>, ...more: string[]) =>
    run({ ...there, ...variables }, 'scripts/restore.ts', '--identity', key, ...more);
  const restored = await restore({}, '--from', at('backups'), '--backup', stamp);
  expect(restored).toEqual({ ok: true, output: expect.stringContaining(stamp) });
  await asOwner(url, async (client) => {
    expect((await client.query('select id from homes')).rows).toEqual([{ id: homeId }]);
    await client.query("update homes set headline = 'Changed since'");
  });
  expect(readFileSync(at('elsewhere/signing.pem'), 'utf8')).toBe('the key of our seal');

  // The newest of those where BACKUP_TARGET says, again without the public key.
  const again = await restore({ BACKUP_TARGET: at('backups') }, '--overwrite');
  expect(again).toEqual({ ok: true, output: expect.stringContaining(stamp) });
  await asOwner(url, async (client) => {
    expect((await client.query("select from homes where headline = 'Changed since'")).rows).toEqual([]);
  });
}, 240_000);

test('what is missing is said, and nothing is begun', async () => {
  const nowhere = await run({ BACKUP_TARGET: '', DATABASE_URL: api.superuserUrl }, 'scripts/backup.ts');
  expect(nowhere).toEqual({ ok: false, output: expect.stringContaining('Set BACKUP_TARGET') });
  const keyless = await run({ BACKUP_TARGET: '', DATABASE_URL: api.superuserUrl }, 'scripts/restore.ts');
  expect(keyless).toEqual({ ok: false, output: expect.stringContaining('BACKUP_TARGET') });
  // In one sentence, not as a stack.
  const half = await run({ BACKUP_RECIPIENT: '', DATABASE_URL: api.superuserUrl }, 'scripts/backup.ts');
  expect(half).toEqual({ ok: false, output: expect.stringMatching(/^✗ Set BACKUP_RECIPIENT:.*\n$/) });
  const doctor = await run({ BACKUP_RECIPIENT: '' }, 'scripts/doctor.ts');
  expect(doctor).toEqual({
    ok: false,
    output: expect.stringMatching(/refused {2}BACKUP_TARGET: Set BACKUP_RECIPIENT/),
  });
}, 60_000);
