import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homes } from '@/contract/homes/homes/endpoints';
import { openDb, openPool } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { storePicture } from '@/server/modules/content/media';
import { renderShareImage } from '@/server/modules/homes/homes/jobs';
import { localStorage } from '@/server/providers/storage/local';
import type { Storage } from '@/server/providers/storage/storage';
import { testApi } from '@/tests/support/api';
import { createHome } from '@/tests/support/fixtures/people';
import { shareRoutes } from './routes';

const api = testApi();
let db: Kysely<DB>;
let folder: string;
let storage: Storage;
let homeId: string;

const pathOf = async (id: string) => (await api.call(homes.getHome, { params: { homeId: id } })).shareImage;
const get = (address: string) => shareRoutes(() => ({ db, storage })).request(address);
const rendered = async () => (await readdir(folder, { recursive: true })).filter((name) => name.startsWith('share/'));
const jobs = () => api.rows<{ key: string }>("select key from graphile_worker.jobs where key like 'share-image:%'");

beforeAll(async () => {
  db = openDb(openPool({ url: api.url, max: 2 }));
  folder = await mkdtemp(path.join(tmpdir(), 'belong-share-'));
  storage = localStorage(folder);
  const bytes = await readFile('imagery/renders/exterior-craftsman-sage-golden.webp');
  const { id } = await storePicture({ db, storage }, bytes, { alt: 'A porch' });
  homeId = await createHome(api, { rent: 3_200 });
  await api.rows('update homes set pictures = array[$2] where id = $1', [homeId, id]);
});

afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

test('a home has a picture to share, drawn once and kept for good', async () => {
  const reply = await get(await pathOf(homeId));
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  expect(reply.headers.get('cache-control')).toContain('immutable');
  const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
  await get(await pathOf(homeId));
  expect((await rendered()).filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
});

test('another rent is another picture: the job draws it, and the address shared before leads there', async () => {
  const before = await pathOf(homeId);
  await api.rows('update homes set rent = 310000 where id = $1', [homeId]);
  expect((await jobs()).map(({ key }) => key)).toEqual([`share-image:${homeId}`]);
  const after = await pathOf(homeId);
  expect(after).not.toBe(before);
  await renderShareImage({ db, storage }, { homeId });
  expect(await rendered()).toContain(after.replace('/media/homes/', 'share/'));
  const old = await get(before);
  expect([old.status, old.headers.get('location')]).toEqual([302, after]);
});

test('a change that the picture does not show draws nothing', async () => {
  const before = (await jobs()).length;
  const other = await createHome(api, { rent: 2_000 });
  await api.rows("update homes set description = 'Else.', available_on = available_on + 1 where id = $1", [other]);
  expect(await jobs()).toHaveLength(before);
});

test('a draft has none, nor has what is no home', async () => {
  const draft = await createHome(api, { status: 'ready' });
  for (const address of [`${draft}/0123456789abcdef.jpg`, `x/0123456789abcdef.jpg`, `${homeId}/master.webp`])
    expect((await get(`/media/homes/${address}`)).status, address).toBe(404);
  await renderShareImage({ db, storage }, { homeId: draft });
  expect((await rendered()).some((name) => name.includes(draft))).toBe(false);
});

test('a home without pictures is drawn on a plain ground', async () => {
  const bare = await createHome(api);
  expect((await get(await pathOf(bare))).status).toBe(200);
});
