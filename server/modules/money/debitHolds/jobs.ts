import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { followHolds } from './index';

/** Each hour: releases what was held long enough, and holds what was decided on since. */
export async function followDebitHolds({ db, clock }: Services): Promise<void> {
  const now = clock();
  await asSystem(db, (trx) => followHolds(trx, { day: officeDay(now) }, now));
}

export const jobs: Job[] = [{ task: 'followDebitHolds', cron: '6 * * * *', run: followDebitHolds }];
