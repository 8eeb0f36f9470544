import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '@/contract/content/media/constants';
import { openDb, openPool } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { localStorage } from '@/server/providers/storage/local';
import { readWhole, type Storage, StorageFull } from '@/server/providers/storage/storage';
import { type TestDatabase, testDatabase } from '@/tests/support/database';
import { storePicture } from './index';
import { mediaRoutes } from './routes';
import { masterKey } from './storageKeys';

let database: TestDatabase;
let db: Kysely<DB>;
let folder: string;
let storage: Storage;
let picture: Picture;

const get = (address: string, headers: Record<string, string> = {}) =>
  mediaRoutes(() => ({ db, storage })).request(address, { headers });
const sizeOf = async (reply: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  return { width, height, format };
};
const WEBP = { accept: 'image/webp,*/*' };

beforeAll(async () => {
  database = await testDatabase();
  db = openDb(openPool({ url: database.url, max: 2 }));
  folder = await mkdtemp(path.join(tmpdir(), 'belong-media-'));
  storage = localStorage(folder);
  const bytes = await readFile('imagery/renders/exterior-craftsman-sage-golden.webp');
  picture = await storePicture({ db, storage }, bytes, { alt: 'A porch' });
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a stored picture', () => {
  it('is named by its bytes, with its size, color and blur', async () => {
    expect(picture).toMatchObject({
      width: 1200,
      height: 800,
      alt: 'A porch',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(picture.dominant).toMatch(/^#[0-9a-f]{6}$/);
    expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(5);
  });

  it('is one picture however often it is stored', async () => {
    const bytes = await readFile('imagery/renders/exterior-craftsman-sage-golden.webp');
    expect((await storePicture({ db, storage }, bytes, { alt: 'A porch' })).id).toBe(picture.id);
  });

  it('carries nothing of the camera, the place or the person', async () => {
    const exif = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '37/1 46/1 0/1', GPSLatitudeRef: 'N' } };
    const source = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
    const bytes = await source.withExif(exif).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const stored = await storePicture({ db, storage }, bytes, { alt: '' });
    const master = await readWhole(storage, masterKey(stored.id));
    const saved = await sharp(master ?? Buffer.alloc(0)).metadata();
    expect(saved).not.toHaveProperty('exif');
    expect(saved).not.toHaveProperty('icc');
    expect(saved).not.toHaveProperty('xmp');
    expect(master?.includes('Somebody')).toBe(false);
  });
});

describe('GET /media/:id', () => {
  it.each([
    ['w=300', 328, 219],
    ['w=328', 328, 219],
    ['w=1', 100, 67],
    ['w=200&dpr=2&q=50', 441, 294],
    ['w=8192', 1200, 800],
    ['w=100000', 1200, 800],
    ['', 1200, 800],
    ['w=400&ar=1:1&fit=crop', 441, 441],
    ['w=400&h=300', 441, 331],
    ['w=9000&ar=1:1', 800, 800],
  ])('answers %j with a picture of a listed width, never enlarged', async (query, width, height) => {
    const reply = await get(`/media/${picture.id}?${query}`, WEBP);
    expect(reply.status).toBe(200);
    expect(await sizeOf(reply)).toEqual({ width, height, format: 'webp' });
  });

  it('may be kept by anyone for good and never runs as a page', async () => {
    const { headers } = await get(`/media/${picture.id}?w=300`, WEBP);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const again = await get(`/media/${picture.id}?w=300`, { ...WEBP, 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('gives JPEG to anyone who names no newer format', async () => {
    expect((await sizeOf(await get(`/media/${picture.id}?w=100`, { accept: '*/*' }))).format).toBe('jpeg');
  });

  it('gives WebP first and AVIF once there is time to make it', async () => {
    const avif = { accept: 'image/avif,image/webp,*/*' };
    expect((await get(`/media/${picture.id}?w=116`, avif)).headers.get('content-type')).toBe('image/webp');
    await expect
      .poll(async () => (await get(`/media/${picture.id}?w=116`, avif)).headers.get('content-type'))
      .toBe('image/avif');
  });

  it('is made once when many ask at the same time, and kept', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => get(`/media/${picture.id}?w=700`, WEBP)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const retained = await readdir(path.join(folder, path.dirname(masterKey(picture.id))));
    expect(retained).toContain('w799.webp');
    expect(retained.every((name) => !name.endsWith('.part'))).toBe(true);
  });

  it.each(['w=0', 'w=abc', 'w=300&q=99', 'w=300&dpr=9', 'w=300&ar=7:5', 'w=500&h=100', 'w=300&fm=svg', 'blur=200'])(
    'refuses %j, which is not on the list',
    async (query) => {
      const reply = await get(`/media/${picture.id}?${query}`, WEBP);
      expect(reply.status).toBe(400);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(await reply.json()).toMatchObject({ code: 'invalid', message: expect.any(String) });
    },
  );

  it.each(['0'.repeat(32), 'x', '..%2f..%2fetc%2fpasswd', `${'a'.repeat(32)}.svg`])('does not know %j', async (id) => {
    expect((await get(`/media/${id}`)).status).toBe(404);
  });

  it('asks for patience when too many pictures are being made', async () => {
    const addresses = [20, 23, 35, 50].flatMap((q) =>
      ['1:1', '4:3', '3:2', '16:9'].flatMap((ar) =>
        [110, 130, 150, 170, 200, 230, 260, 300].map((w) => `w=${w}&q=${q}&ar=${ar}`),
      ),
    );
    const replies = await Promise.all(addresses.map((query) => get(`/media/${picture.id}?${query}`, WEBP)));
    const refused = replies.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(60);
  });

  it('still shows pictures when there is no room left to keep them', async () => {
    const full = { ...storage, put: () => Promise.reject(new StorageFull('The disk is full')) };
    const reply = await mediaRoutes(() => ({ db, storage: full })).request(`/media/${picture.id}?w=181`, {
      headers: WEBP,
    });
    expect(await sizeOf(reply)).toEqual({ width: 181, height: 121, format: 'webp' });
  });
});
