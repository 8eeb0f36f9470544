// Where backups go: a folder, or s3://bucket/prefix with the S3 settings of the site.
import path from 'node:path';
import type { Env } from '@/server/env';
import { localStorage } from '@/server/providers/storage/local';
import { s3Storage } from '@/server/providers/storage/s3';
import type { Storage } from '@/server/providers/storage/storage';
import { manifestKey, timeOf } from './manifest';

type Settings = Pick<Env, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** A folder of a bucket as a store of its own. */
function below(storage: Storage, prefix: string): Storage {
  if (!prefix) return storage;
  const at = (key: string) => `${prefix}/${key}`;
  return {
    put: (key, bytes) => storage.put(at(key), bytes),
    putFile: (key, file) => storage.putFile(at(key), file),
    get: (key) => storage.get(at(key)),
    exists: (key) => storage.exists(at(key)),
    delete: (key) => storage.delete(at(key)),
    list: async (folder) =>
      (await storage.list(folder ? at(folder) : prefix)).map((key) => key.slice(prefix.length + 1)),
  };
}

export function openTarget(name: string, env: Settings): Storage {
  if (!name.startsWith('s3://')) return localStorage(path.resolve(name));
  const { host, pathname } = new URL(name);
  const bucket = s3Storage({
    name: host,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
  return below(bucket, pathname.replace(/^\/|\/$/g, ''));
}

/** The names of all finished backups, the newest first. */
export async function listBackups(target: Storage): Promise<string[]> {
  const keys = await target.list();
  return keys
    .flatMap((key) => {
      const [stamp = ''] = key.split('/');
      return timeOf(stamp) && key === manifestKey(stamp) ? [stamp] : [];
    })
    .sort()
    .reverse();
}
