import { careType } from '@/contract/recurrences/plan';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { listHomeOwners } from '@/server/modules/homeMembers/service';
import { queueMessage } from '@/server/modules/outbox/service';
import { planHome } from './planning/service';
import * as reminders from './reminders/repo';
import * as repo from './repo';
import { makeOccurrence } from './service';

const BATCH = 100;
const MAX_REMINDERS = 5_000;

/** Hourly: plans homes that have no plan, and makes the tasks that come near. Running twice makes nothing twice. */
export async function makePlannedCare({ db, clock }: Services): Promise<void> {
  const now = clock();
  await asSystem(db, async (trx) => {
    await repo.followWorkOrders(trx);
    for (const home of await repo.listUnplanned(trx, BATCH)) await planHome(trx, home, now);
  });
  for (;;) {
    const made = await asSystem(db, async (trx) => {
      const due = await repo.claimDue(trx, now, BATCH);
      for (const row of due) await makeOccurrence(trx, row, now);
      return due.length;
    });
    if (made === 0) return;
  }
}

async function remind(trx: Db, task: reminders.DueTask, siteUrl: string): Promise<void> {
  const isOwner = task.performer === 'owner';
  const people = await (isOwner ? listHomeOwners(trx, task.homeId) : reminders.listRenters(trx, task.homeId));
  const { title, steps } = careType(task.type);
  const section = isOwner ? 'portfolio' : 'home';
  for (const { personId, email, firstName } of people)
    await queueMessage(trx, {
      dedupeKey: `care-task:${task.occurrenceId}:${task.today}:${personId}`,
      channel: 'email',
      recipient: email,
      template: task.dueOn < task.today ? 'careTaskOverdue' : 'careTaskDue',
      data: {
        ...{ firstName, title, steps, home: task.address, dueOn: task.dueOn },
        link: `${siteUrl}/accounts/${section}/maintenance/recurrence/${task.homeId}/${task.type}/${task.recurrenceId}`,
      },
    });
}

/** Once a day: emails anyone who does a task a week before it, on its day, and a week after. */
export async function remindOfPlannedCare({ db, clock, siteUrl }: Services): Promise<void> {
  const now = clock();
  await asSystem(db, async (trx) => {
    for (const task of await reminders.listTasksToRemind(trx, now, MAX_REMINDERS)) await remind(trx, task, siteUrl);
  });
}

export const jobs: Job[] = [
  { task: 'makePlannedCare', cron: '12 * * * *', run: makePlannedCare },
  { task: 'remindOfPlannedCare', cron: '30 16 * * *', run: remindOfPlannedCare },
];
