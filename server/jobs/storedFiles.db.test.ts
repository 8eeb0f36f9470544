import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@/contract/calendar/durations';
import { keyColumns } from '@/server/files/named';
import { removeFiles } from '@/server/modules/account/documents/jobs';
import { storePicture } from '@/server/modules/content/media';
import { localStorage } from '@/server/providers/storage/local';
import type { Storage } from '@/server/providers/storage/storage';
import { testApi } from '@/tests/support/api';
import { takeJobs } from '@/tests/support/jobs';
import { findFileProblems, removeOrphans } from './storedFiles';

const api = testApi();
const bytes = Buffer.from('a file');
const logged: [string, unknown][] = [];
const log = {
  info: (counts: unknown) => logged.push(['info', counts]),
  error: (counts: unknown) => logged.push(['error', counts]),
} as never;
let folder: string;
let storage: Storage;
let start: number;
const services = () => ({ ...api.services, storage, log });
beforeAll(async () => {
  // The papers that all tests share lie in another store.
  await api.empty('handout_editions');
  start = api.now.getTime();
});

beforeEach(() => {
  logged.length = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'belong-files-'));
  storage = localStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The job at this time, and what it ordered. */
async function runAt(hours: number) {
  api.now = new Date(start + hours * HOUR_MS);
  await removeOrphans(services());
  for (const payload of await takeJobs(api, 'removeFiles')) await removeFiles(services(), payload);
}
const put = async (key: string) => {
  await storage.put(key, bytes);
  return key;
};
const picture = async () => {
  const source = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
  return storePicture(services(), await source.png().toBuffer(), { alt: '' });
};
const stored = async () => (await storage.list()).filter((key) => !key.startsWith('orphans/')).toSorted();

test('far too many files without rows are the sign of a wrong store: none is removed', async () => {
  for (let n = 0; n <= 100; n += 1) await put(`documents/ab/${randomUUID()}.pdf`);
  const before = await stored();
  await runAt(0);
  await runAt(12);
  expect(await stored()).toEqual(before);
  expect(logged.map(([level]) => level)).toEqual(['error', 'error']);
});

test('a file that no row names for twelve hours is removed, with everything made from it', async () => {
  const { id } = await picture();
  const survivors = [
    ...(await storage.list()),
    // Everybody who signed owns it, and the last row may be gone.
    await put(`sealed/${'a'.repeat(64)}.pdf`),
    // These have no rows.
    await put(`erasures/${randomUUID()}.txt`),
    await put('anchors/2026-11-27.json'),
    await put(`uploads/${randomUUID()}/0`),
  ];
  const gone = 'f'.repeat(32);
  const orphans = [
    `documents/ab/${randomUUID()}.pdf`,
    `statements/${randomUUID()}-0123456789abcdef.pdf`,
    `media/ff/${gone}/master.webp`,
    `media/ff/${gone}/w640.webp`,
    `media/videos/${gone}.mp4`,
    `share/${randomUUID()}/1.jpg`,
  ];
  for (const key of orphans) await put(key);
  expect((await findFileProblems(services())).orphans.toSorted()).toEqual(orphans.toSorted());

  await runAt(0);
  await runAt(6);
  expect(await stored()).toEqual([...survivors, ...orphans].toSorted());
  // What got its row in the meantime stays.
  const late = `documents/ab/${randomUUID()}.pdf`;
  await put(late);
  await runAt(12);
  expect(await stored()).toEqual([...survivors, late].toSorted());
  await runAt(24);
  expect(await stored()).toEqual(survivors.toSorted());
  expect((await findFileProblems(services())).orphans).toEqual([]);
  expect(await api.rows('select id from media where id = $1', [id])).toHaveLength(1);
  expect(logged.every(([level]) => level === 'info')).toBe(true);
});

test('reports a row without its file, and removes nothing', async () => {
  const { id } = await picture();
  for (const key of await storage.list()) await storage.delete(key);
  expect((await findFileProblems(services())).missing).toContain(id);
  await runAt(48);
  expect(logged).toEqual([['error', expect.objectContaining({ removed: 0 })]]);
  expect(await api.rows('select id from media where id = $1', [id])).toHaveLength(1);
});

test('reports a file in an unknown folder, and leaves it alone', async () => {
  await api.rows('delete from media');
  await put('somewhere/1.pdf');
  expect((await findFileProblems(services())).unknown).toEqual(['somewhere/1.pdf']);
  await runAt(72);
  await runAt(96);
  expect(await stored()).toEqual(['somewhere/1.pdf']);
});

test('every column that holds the key of a file is asked', async () => {
  const columns = await api.rows<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('storage_key', 'sealed_key', 'csv_key') order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(keyColumns.map((names) => names.join('.')).toSorted());
});
