import type { Services } from '@/server/context';
import { removeAbandoned } from './store/system';

/** Removes the pieces of files that nobody went on sending. */
export async function removeAbandonedUploads({ storage, clock, log }: Services): Promise<void> {
  const removed = await removeAbandoned({ storage }, clock());
  if (removed > 0) log.info({ removed }, 'abandoned uploads removed');
}
