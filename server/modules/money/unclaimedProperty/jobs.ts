import type { Services } from '@/server/context';
import type { Job } from '@/server/jobs/job';
import { findUnclaimedProperty } from './finding';
import { sendUnclaimedLetters } from './letters';

/** Each day: what was not collected is found, and letters whose days have begun go to the desk. Safe to run twice. */
export async function followUnclaimedProperty(services: Services): Promise<void> {
  await findUnclaimedProperty(services);
  await sendUnclaimedLetters(services);
}

export const jobs: Job[] = [{ task: 'followUnclaimedProperty', cron: '20 13 * * *', run: followUnclaimedProperty }];
