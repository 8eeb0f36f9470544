// Tasks that staff write down: for themselves, or for a colleague.
import { type NewTask, TASK_QUEUE } from '@/contract/platform/desk/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import { ApiError } from '@/server/http/errors';
import { newId } from '@/server/ids';
import type { Writing } from '@/server/modules/platform/desk/notes';
import * as plans from '@/server/modules/platform/desk/plans/repo';
import { assign, listTeam } from '@/server/modules/platform/desk/repo';
import { findHome, findPerson } from '@/server/modules/platform/desk/subjects';
import * as repo from './repo';

const invalid = (field: string, message: string) => new ApiError('invalid', message, { fields: { [field]: message } });

/** Answers the id of the task, which waits in the queue of tasks until it is marked done. */
export async function addTask(
  { db, author, now }: Writing,
  { title, dueOn, assigneeId, personId, homeId }: NewTask,
): Promise<string> {
  if (dueOn && dueOn < officeDay(now)) throw invalid('dueOn', 'Choose today or a later day');
  const team = await listTeam(db);
  const assignee = team.find(({ id }) => id === (assigneeId ?? author.id));
  if (!assignee) throw invalid('assigneeId', 'Choose someone of our team');
  if (personId && !(await findPerson(db, personId))) throw invalid('personId', 'We don’t know this person');
  if (homeId && !(await findHome(db, homeId))) throw invalid('homeId', 'We don’t know this home');
  const id = newId(now.getTime());
  const authorName = team.find((member) => member.id === author.id)?.name ?? '';
  await repo.insert(db, { id, title, personId, homeId, createdBy: author.id, authorName, createdAt: now });
  const item = { queue: TASK_QUEUE, itemId: id };
  await assign(db, { ...item, by: author.id, now }, assignee.id);
  if (dueOn) await plans.save(db, item, { dueOn });
  return id;
}
