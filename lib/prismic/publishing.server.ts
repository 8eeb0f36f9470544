// What happens when somebody has published: the pages that show it are made anew.
import { timingSafeEqual } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { siteEnv } from '@/lib/env.server';
import { contentClient } from './client.server';
import { isEmbedded } from './config';
import { ownPath } from './preview';
import { ownWebhookSecret } from './repository.server';
import { everyPathShown, pathsShowing } from './shown.server';

const same = (one: string, other: string) =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function knows(secret: unknown): Promise<boolean> {
  const ours = isEmbedded ? await ownWebhookSecret() : siteEnv().PRISMIC_WEBHOOK_SECRET;
  return ours !== undefined && typeof secret === 'string' && same(secret, ours);
}

/** Types that show on more pages than those that link to them. */
const everywhere = new Set(['settings', 'redirect', 'blog_post', 'author']);
const MOST = 500;

/**
 * Pages to make anew: those that showed one of these documents, those where they stand now and, where an id is no
 * longer known (taken back) or its type shows in lists, every page there is.
 */
export async function pathsToRenew(ids: readonly string[]): Promise<string[]> {
  const now = await contentClient().getAllByIDs([...ids], { lang: '*' });
  const gone = ids.some((id) => !now.some((document) => document.id === id));
  const widely = gone || now.some(({ type }) => everywhere.has(type));
  const standing = now.flatMap(({ url }) => ownPath(url ?? undefined) ?? []);
  return [...new Set([...(widely ? everyPathShown() : pathsShowing(ids)), ...standing])];
}

/** `POST /api/revalidate`, with the body of Prismic’s webhook. */
export async function published(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return response.status(405).json({ message: 'Only POST' });
  }
  const { secret, type, documents = [] } = (request.body ?? {}) as Record<string, unknown>;
  if (!(await knows(secret))) return response.status(401).json({ message: 'The secret is not ours.' });
  if (type === 'test-trigger') return response.json({ renewed: [] });
  const ids = Array.isArray(documents) ? documents.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  const paths = ids.length > 0 ? await pathsToRenew(ids) : everyPathShown();
  const renewed: string[] = [];
  for (const path of paths) {
    // One page that cannot be made must not keep the others old; it has its own timer.
    await response.revalidate(path).then(
      () => renewed.push(path),
      () => undefined,
    );
  }
  response.json({ renewed });
}
