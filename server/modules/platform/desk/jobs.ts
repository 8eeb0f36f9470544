import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { listRules } from './assignment/repo';
import { assignByRule } from './assignment/system';

/** Assigns the new items of every queue with a rule, each queue in a transaction of its own. */
export async function assignDeskItems(services: Services): Promise<void> {
  const { db, clock } = services;
  const rules = (await asSystem(db, listRules)).map((rule) => ({ ...rule, id: rule.queue }));
  // One after the other: each counts what the one before it assigned.
  await forEachRow({ ...services, rowsAtOnce: 1 }, rules, (rule) =>
    asSystem(db, (trx) => assignByRule(trx, rule, clock())),
  );
}

export const jobs: Job[] = [{ task: 'assignDeskItems', cron: '*/5 * * * *', run: assignDeskItems }];
