import path from 'node:path';
import type { Env } from '@/server/env';
import { localStorage } from './local';
import { s3Storage } from './s3';
import type { Storage } from './storage';

type StorageEnv = Pick<
  Env,
  'STORAGE' | 'DATA_DIR' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** The store the environment names: a folder beside the database, or a bucket. */
export function openStorage(env: StorageEnv): Storage {
  if (env.STORAGE === 'disk') return localStorage(path.resolve(env.DATA_DIR, 'files'));
  return s3Storage({
    name: env.S3_BUCKET ?? '',
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}
