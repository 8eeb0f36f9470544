import { sendContentWebhook } from '@/server/content/api/webhook';
import { siteRepository, webhookSecret } from '@/server/content/store/siteRepository';
import { settings } from '../lib/settings.ts';

/** Tells the running site what was published, as Prismic would; a site that is not there will see it by itself. */
export async function notifySite(documents: readonly string[]): Promise<void> {
  const { SITE_URL } = settings();
  try {
    const response = await sendContentWebhook(siteRepository(), SITE_URL, webhookSecret(), documents);
    console.log(response.ok ? `✓ ${SITE_URL} shows it now` : `! ${SITE_URL} answered ${response.status}`);
  } catch {
    console.log(`! No site answers at ${SITE_URL}; it will show this within a minute of running.`);
  }
}
