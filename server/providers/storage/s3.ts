// Files in a bucket, Amazon’s or a compatible one. The client is loaded when the bucket is first used.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, type Storage } from './storage';

export interface Bucket {
  name: string;
  region: string;
  endpoint?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
}

async function connect({ region, endpoint, accessKeyId, secretAccessKey }: Bucket): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  // Compatible services rarely answer to bucket.host, and not all know the newer checksums.
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
}

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

export function s3Storage(bucket: Bucket): Storage {
  let client: Promise<S3Client> | undefined;
  const s3 = () => {
    client ??= connect(bucket);
    return client;
  };
  const sdk = () => import('@aws-sdk/client-s3');
  const at = (key: string) => ({ Bucket: bucket.name, Key: checkKey(key) });
  return {
    async put(key, bytes) {
      const where = at(key);
      const { PutObjectCommand } = await sdk();
      await (await s3()).send(new PutObjectCommand({ ...where, Body: bytes, ContentLength: bytes.byteLength }));
    },
    async putFile(key, file) {
      const where = at(key);
      const { PutObjectCommand } = await sdk();
      const { size } = await stat(file);
      await (await s3()).send(new PutObjectCommand({ ...where, Body: createReadStream(file), ContentLength: size }));
    },
    async get(key, range) {
      const where = { ...at(key), ...(range && { Range: `bytes=${range.first}-${range.last}` }) };
      const { GetObjectCommand } = await sdk();
      try {
        const found = await (await s3()).send(new GetObjectCommand(where));
        if (!found.Body) return null;
        return { size: found.ContentLength ?? 0, stream: found.Body.transformToWebStream() };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async exists(key) {
      const where = at(key);
      const { HeadObjectCommand } = await sdk();
      try {
        await (await s3()).send(new HeadObjectCommand(where));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async delete(key) {
      const where = at(key);
      const { DeleteObjectCommand } = await sdk();
      await (await s3()).send(new DeleteObjectCommand(where));
    },
    async list(folder) {
      const { paginateListObjectsV2 } = await sdk();
      const pages = paginateListObjectsV2(
        { client: await s3() },
        { Bucket: bucket.name, ...(folder && { Prefix: `${checkKey(folder)}/` }) },
      );
      const keys: string[] = [];
      for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
      return keys;
    },
  };
}
