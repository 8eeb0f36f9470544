import * as z from 'zod';
import { renderShareImages } from '@/server/content/api/shareImages';
import { sendContentWebhook } from '@/server/content/api/webhook';
import { shareDir, siteRepository, webhookSecret } from '@/server/content/store/siteRepository';
import type { Services } from '@/server/context';
import type { Job } from '@/server/jobs/job';
import { runSchedules } from './schedules';

const Payload = z.object({ documents: z.array(z.string()) });

/** Tells the site what was published. Thrown, the queue tries again; until then the pages renew themselves each minute. */
export async function notifyContentPublished({ siteUrl, log }: Services, payload: unknown): Promise<void> {
  const { documents } = Payload.parse(payload);
  // Beside the answer of the site: a card that cannot be drawn now is drawn when it is asked for.
  await renderShareImages(siteRepository(), shareDir(), documents).catch((error: unknown) =>
    log.warn({ err: error, documents }, 'share card not drawn'),
  );
  const response = await sendContentWebhook(siteRepository(), siteUrl, webhookSecret(), documents);
  if (!response.ok) throw new Error(`The site answered ${response.status} to what was published`);
  log.info({ documents }, 'content announced');
}

export const jobs: Job[] = [
  { task: 'notifyContentPublished', run: notifyContentPublished },
  { task: 'publishScheduledContent', cron: '* * * * *', run: runSchedules },
];
