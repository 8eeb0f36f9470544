// Queues as one of our team wants to see them.
import { type DeskView, MAX_QUEUE_COUNT, MAX_VIEWS } from '@/contract/platform/desk/endpoints';
import type { Db } from '@/server/db/client';
import { deskQueues } from '@/server/desk/queues';
import { ApiError, conflict } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { canWorkOn } from '@/server/modules/platform/desk/policy';
import { countItems, type ItemFilter } from '@/server/modules/platform/desk/repo';
import * as repo from './repo';

/** What the words of a filter stand for, for the person who reads. */
export function filterOf(
  {
    assignee,
    overdue,
    snoozed,
  }: {
    assignee?: 'me' | 'none' | null | undefined;
    overdue?: 'yes' | boolean | undefined;
    snoozed?: 'yes' | undefined;
  },
  person: Person | null,
): ItemFilter {
  return {
    ...(assignee && { assigneeId: assignee === 'me' ? (person?.id ?? null) : null }),
    overdue: Boolean(overdue),
    snoozed: snoozed && 'only',
  };
}

/** Saved views with their counts; one of a queue that is no longer theirs is left out. */
export async function readViews(db: Db, person: Person, now: Date): Promise<DeskView[]> {
  const views = (await repo.list(db, person.id)).flatMap((view) => {
    const queue = deskQueues.find(({ id }) => id === view.queue);
    return queue && canWorkOn(person, queue) ? [{ view, queue }] : [];
  });
  const counted = views.map(({ view, queue }) => ({ id: view.id, queue, ...filterOf(view, person) }));
  const counts = new Map((await countItems(db, counted, now)).map((count) => [count.id, count]));
  return views.map(({ view: { queue: queueId, ...view } }) => {
    const { count = 0, oldestSince = null } = counts.get(view.id) ?? {};
    return {
      ...view,
      queueId,
      count: Math.min(count, MAX_QUEUE_COUNT),
      hasMore: count > MAX_QUEUE_COUNT,
      oldestSince: oldestSince?.toISOString() ?? null,
    };
  });
}

interface NewView {
  name: string;
  queueId: string;
  assignee: 'me' | 'none' | null;
  overdue: boolean;
}

export async function saveView(db: Db, person: Person, { queueId, ...view }: NewView, now: Date): Promise<DeskView> {
  const queue = deskQueues.find(({ id }) => id === queueId);
  if (!queue || !canWorkOn(person, queue))
    throw new ApiError('invalid', undefined, { fields: { queueId: 'Choose a queue of yours' } });
  if ((await repo.list(db, person.id)).length >= MAX_VIEWS)
    throw conflict(`You have ${MAX_VIEWS} views. Remove one, then save this one.`);
  const id = newId(now.getTime());
  await repo.insert(db, { ...view, id, queue: queueId }, person.id, now);
  const saved = (await readViews(db, person, now)).find((each) => each.id === id);
  if (!saved) throw new Error('A view that was just saved is not there');
  return saved;
}

export const findView = repo.findById;
export const removeView = repo.remove;
