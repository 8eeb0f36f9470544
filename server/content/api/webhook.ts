// Telling the site what was published, in the words of Prismic’s webhook.
import type { Repository } from '@/server/content/store/repository';

/** True where the site has made its pages again. A site that does not answer sees the change by itself within a minute. */
export async function sendContentWebhook(
  { store, refs }: Repository,
  siteUrl: string,
  secret: string,
  documents: readonly string[],
): Promise<Response> {
  const body = { type: 'api-update', domain: store.name, secret, masterRef: refs.master(), documents };
  return fetch(new URL('/api/revalidate', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, releases: {}, masks: {}, tags: {} }),
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  });
}
