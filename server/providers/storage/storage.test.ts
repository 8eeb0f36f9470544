import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStorage } from './local';
import { openStorage } from './openStorage';
import { s3Storage } from './s3';
import { readWhole, type Storage } from './storage';

let root: string;
let bucketServer: S3rver;
let port: number;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'belong-storage-'));
  bucketServer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(root, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  port = (await bucketServer.run()).port;
});

afterAll(async () => {
  await bucketServer.close();
  await rm(root, { recursive: true, force: true });
});

const bucket = () =>
  s3Storage({
    name: 'files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

describe.each<[string, () => Storage]>([
  ['a folder', () => localStorage(path.join(root, 'folder'))],
  ['a bucket', bucket],
])('files kept in %s', (_, open) => {
  it('come back as they were put', async () => {
    const storage = open();
    const bytes = Buffer.from([0, 1, 2, 255, 13, 10]);
    await storage.put('media/ab/cover.webp', bytes);
    expect(await readWhole(storage, 'media/ab/cover.webp')).toEqual(bytes);
    expect((await storage.get('media/ab/cover.webp'))?.size).toBe(6);
  });

  it('come back in part', async () => {
    const storage = open();
    await storage.put('media/videos/clip.mp4', Buffer.from('0123456789'));
    const part = await storage.get('media/videos/clip.mp4', { first: 3, last: 5 });
    expect([part?.size, await new Response(part?.stream).text()]).toEqual([3, '345']);
  });

  it('are listed, all of them or those of one folder', async () => {
    const storage = open();
    for (const key of ['listed/one.txt', 'listed/deep/two.txt', 'listed2/three.txt'])
      await storage.put(key, Buffer.from(key));
    expect((await storage.list('listed')).sort()).toEqual(['listed/deep/two.txt', 'listed/one.txt']);
    expect(await storage.list()).toEqual(expect.arrayContaining(['listed/one.txt', 'listed2/three.txt']));
    expect(await storage.list('nothing-there')).toEqual([]);
  });

  it('may come from a file on this machine', async () => {
    const storage = open();
    const file = path.join(root, 'whole.zip');
    await writeFile(file, Buffer.alloc(200_000, 'zip'));
    await storage.putFile('exports/ab/whole.zip', file);
    expect((await storage.get('exports/ab/whole.zip'))?.size).toBe(200_000);
    expect((await readWhole(storage, 'exports/ab/whole.zip'))?.equals(await readFile(file))).toBe(true);
  });

  it('may be empty or large', async () => {
    const storage = open();
    const large = Buffer.alloc(3_000_000, 'abc');
    await storage.put('large', large);
    await storage.put('empty', Buffer.alloc(0));
    expect((await readWhole(storage, 'large'))?.equals(large)).toBe(true);
    expect((await readWhole(storage, 'empty'))?.length).toBe(0);
  });

  it('are replaced by a second put of the same key', async () => {
    const storage = open();
    await storage.put('twice', Buffer.from('first'));
    await storage.put('twice', Buffer.from('second'));
    expect((await readWhole(storage, 'twice'))?.toString()).toBe('second');
  });

  it('are known to be there or not', async () => {
    const storage = open();
    await storage.put('here', Buffer.from('x'));
    expect(await storage.exists('here')).toBe(true);
    expect(await storage.exists('nowhere')).toBe(false);
    expect(await storage.get('nowhere')).toBeNull();
  });

  it('are gone once removed, and removing twice is no error', async () => {
    const storage = open();
    await storage.put('gone', Buffer.from('x'));
    await storage.delete('gone');
    await storage.delete('gone');
    expect(await storage.get('gone')).toBeNull();
  });

  it.each([
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a\\b',
    'a//b',
    '.hidden',
    'a/.b',
    'CAPITALS',
    'nul\0byte',
    '',
    'a/',
  ])('never live under the key %j', async (key) => {
    const storage = open();
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(storage.get(key)).rejects.toThrow(TypeError);
    await expect(storage.exists(key)).rejects.toThrow(TypeError);
    await expect(storage.delete(key)).rejects.toThrow(TypeError);
  });
});

it('leaves nothing half-written beside a stored file', async () => {
  const storage = localStorage(path.join(root, 'tidy'));
  await Promise.all(Array.from({ length: 20 }, () => storage.put('one/file', Buffer.alloc(100_000, 1))));
  expect(await readdir(path.join(root, 'tidy/one'))).toEqual(['file']);
});

it('keeps files beside the database unless a bucket is named', async () => {
  const env = { STORAGE: 'disk', DATA_DIR: path.join(root, 'data'), S3_REGION: 'us-east-1' } as const;
  await openStorage({
    ...env,
    S3_BUCKET: undefined,
    S3_ENDPOINT: undefined,
    S3_ACCESS_KEY_ID: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
  }).put('a', Buffer.from('x'));
  expect(await readdir(path.join(root, 'data/files'))).toEqual(['a']);
});
