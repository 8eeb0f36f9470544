import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { backUpDatabase } from './jobs';
import { listBackups, openTarget } from './target';

const api = testApi();
let folder: string;
let recipient: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'belong-backup-job-'));
  recipient = await identityToRecipient(await generateX25519Identity());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (target: string | undefined) => ({
  BACKUP_TARGET: target,
  BACKUP_RECIPIENT: recipient,
  BACKUP_EVERY_MINUTES: 15,
  BACKUP_KEEP_DAYS: 30,
  DATA_DIR: folder,
  STORAGE: 's3' as const,
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: undefined,
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
});
const runs = () => api.rows('select kind, status, error from backup_runs order by started_at');
const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000);
};

test('a backup is made when it is due, and its end is written down', async () => {
  const target = path.join(folder, 'backups');
  await backUpDatabase(api.services, settings(undefined), api.url);
  expect(await runs()).toEqual([]);

  await backUpDatabase(api.services, settings(target), api.url);
  await backUpDatabase(api.services, settings(target), api.url);
  expect(await runs()).toEqual([{ kind: 'backup', status: 'succeeded', error: null }]);
  expect(await listBackups(openTarget(target, settings(target)))).toHaveLength(1);

  later(14);
  await backUpDatabase(api.services, settings(target), api.url);
  expect(await runs()).toHaveLength(1);
  later(1);
  await backUpDatabase(api.services, settings(target), api.url);
  expect(await runs()).toHaveLength(2);
});

test('a failure is written down, and the next look tries again', async () => {
  later(60);
  // A file stands where the folder should be.
  const target = path.join(folder, 'blocked');
  await writeFile(target, '');
  const before = (await runs()).length;
  await expect(backUpDatabase(api.services, settings(target), api.url)).rejects.toThrow();
  await expect(backUpDatabase(api.services, settings(target), api.url)).rejects.toThrow();
  const made = (await runs()).slice(before);
  expect(made.map(({ status }) => status)).toEqual(['failed', 'failed']);
  expect(String(made[0]?.error)).toContain('blocked');
});
