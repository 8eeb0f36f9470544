import { careType } from '@/contract/care/recurrences/plan';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { inPages, JOB_PAGE } from '@/server/db/inPages';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { listHomeOwners } from '@/server/modules/homes/homeMembers';
import { listHomeResidents } from '@/server/modules/homes/residents';
import { makeOccurrence } from './index';
import { planHome } from './planning';
import * as reminders from './reminders/repo';
import * as repo from './repo';

const BATCH = 100;
const MAX_REMINDERS = 5_000;

/** Hourly: plans homes that have no plan, and makes the tasks that come near. Running twice makes nothing twice. */
export async function makePlannedCare(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const unplanned = await asSystem(db, async (trx) => {
    await repo.followWorkOrders(trx);
    return repo.listUnplanned(trx, BATCH);
  });
  const due = inPages((after) => asSystem(db, (trx) => repo.listDue(trx, now, { after, limit: JOB_PAGE })));
  const work = async function* () {
    for (const home of unplanned) yield { id: home.homeId, run: (trx: Db) => planHome(trx, home, now) };
    for await (const id of due) yield { id, run: (trx: Db) => makeDueOccurrences(trx, id, now) };
  };
  await forEachRow(services, work(), ({ run }) => asSystem<unknown>(db, run));
}

/** Each that is due by now: one that was left alone may have several. */
async function makeDueOccurrences(trx: Db, id: string, now: Date): Promise<void> {
  for (let row = await repo.claimDue(trx, id, now); row; row = await repo.claimDue(trx, id, now))
    await makeOccurrence(trx, row, now);
}

/** Residents of a home who have an account, by their first names. */
const listRenters = async (trx: Db, homeId: string) =>
  (await listHomeResidents(trx, homeId)).flatMap(({ personId, email, name }) =>
    personId ? [{ personId, email, firstName: name.split(' ')[0] ?? '' }] : [],
  );

async function remind(trx: Db, task: reminders.DueTask, siteUrl: string): Promise<void> {
  const isOwner = task.performer === 'owner';
  const people = await (isOwner ? listHomeOwners(trx, task.homeId) : listRenters(trx, task.homeId));
  const { title, steps } = careType(task.type);
  const { recurrenceSubtask } = isOwner ? routes.accounts.portfolio : routes.accounts.home;
  for (const { personId, email, firstName } of people)
    await queueMessage(trx, {
      dedupeKey: `care-task:${task.occurrenceId}:${task.today}:${personId}`,
      channel: 'email',
      recipient: email,
      template: task.dueOn < task.today ? 'careTaskOverdue' : 'careTaskDue',
      data: {
        firstName,
        title,
        steps,
        home: task.address,
        dueOn: task.dueOn,
        link: `${siteUrl}${recurrenceSubtask({ homeUniqueId: task.homeId, recurrenceType: task.type, subtaskId: task.recurrenceId })}`,
      },
    });
}

/** Once a day: emails anyone who does a task a week before it, on its day, and a week after. */
export async function remindOfPlannedCare(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  const tasks = await asSystem(db, (trx) => reminders.listTasksToRemind(trx, clock(), MAX_REMINDERS));
  const rows = tasks.map((task) => ({ ...task, id: task.occurrenceId }));
  await forEachRow(services, rows, (task) => asSystem(db, (trx) => remind(trx, task, siteUrl)));
}

export const jobs: Job[] = [
  { task: 'makePlannedCare', cron: '12 * * * *', run: makePlannedCare },
  { task: 'remindOfPlannedCare', cron: '30 16 * * *', run: remindOfPlannedCare },
];
