// Publishing webhook: clears the page cache.
import { timingSafeEqual } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { siteEnv } from '@/lib/env.server';
import { isEmbedded } from './config';
import { embeddedWebhookSecret, purgePages } from './repository.server';

const isSameSecret = (one: string, other: string) =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function isAuthorized(secret: unknown): Promise<boolean> {
  const expectedSecret = isEmbedded ? await embeddedWebhookSecret() : siteEnv().PRISMIC_WEBHOOK_SECRET;
  return expectedSecret !== undefined && typeof secret === 'string' && isSameSecret(secret, expectedSecret);
}

/** `POST /api/revalidate`, with the body of Prismic’s webhook. */
export async function publishHandler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return response.status(405).json({ message: 'Only POST' });
  }
  const { secret, type } = (request.body ?? {}) as Record<string, unknown>;
  if (!(await isAuthorized(secret))) return response.status(401).json({ message: 'The secret is not ours.' });
  if (type !== 'test-trigger') await purgePages();
  response.json({ purged: type !== 'test-trigger' });
}
