import type { Services } from '@/server/context';
import type { Job } from '@/server/jobs/job';
import { removeAbandoned } from './store/system';

/** Removes the pieces of abandoned uploads. */
export async function removeAbandonedUploads({ storage, clock, log }: Services): Promise<void> {
  const removed = await removeAbandoned({ storage }, clock());
  if (removed > 0) log.info({ removed }, 'abandoned uploads removed');
}

export const jobs: Job[] = [{ task: 'removeAbandonedUploads', cron: '47 * * * *', run: removeAbandonedUploads }];
