import { siteRepository, webhookSecret } from '@/server/content/site';
import { settings } from '../lib/settings.ts';

/** Tells the running site what was published, as Prismic would; a site that is not there will see it by itself. */
export async function tellSite(documents: readonly string[]): Promise<void> {
  const { store, refs } = siteRepository();
  const { SITE_URL } = settings();
  const body = { type: 'api-update', domain: store.name, secret: webhookSecret(), masterRef: refs.master(), documents };
  try {
    const response = await fetch(new URL('/api/revalidate', SITE_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, releases: {}, masks: {}, tags: {} }),
      signal: AbortSignal.timeout(20_000),
    });
    console.log(response.ok ? `✓ ${SITE_URL} shows it now` : `! ${SITE_URL} answered ${response.status}`);
  } catch {
    console.log(`! No site answers at ${SITE_URL}; it will show this within a minute of running.`);
  }
}
