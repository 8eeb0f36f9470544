import { mkdir } from 'node:fs/promises';
import { FileStore } from '@tus/file-store';
import type { Services } from '@/server/context';
import type { Job } from '@/server/jobs/job';

/** How long somebody may take to send a file. */
export const UPLOAD_LIFETIME_MS = 86_400_000;

/** Where pieces of files wait for the rest. */
export async function openUploadStore(directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return new FileStore({ directory, expirationPeriodInMilliseconds: UPLOAD_LIFETIME_MS });
}

/** Removes the pieces of files that nobody went on sending. Their rows go by retention (personalData/retention). */
export async function removeAbandonedUploads({ uploadsDir, log }: Services): Promise<void> {
  const removed = await (await openUploadStore(uploadsDir)).deleteExpired();
  if (removed > 0) log.info({ removed }, 'abandoned uploads removed');
}

export const jobs: Job[] = [{ task: 'removeAbandonedUploads', cron: '47 * * * *', run: removeAbandonedUploads }];
