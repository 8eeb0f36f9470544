import { type DeskNote, MAX_QUEUE_COUNT, type Queue, type QueueItem } from '@/contract/platform/desk/endpoints';
import type { DeskQueue } from '@/server/desk/types';
import type { QueueCount, QueueItemRow } from './repo';
import type { NoteRow } from './subjects';

export function presentQueue(
  { id, group, title, waitsFor, duties, canResolve = false }: DeskQueue,
  { count, oldestSince }: Pick<QueueCount, 'count' | 'oldestSince'>,
): Queue {
  return {
    id,
    group,
    title,
    waitsFor,
    canResolve,
    duties: [...duties],
    count: Math.min(count, MAX_QUEUE_COUNT),
    hasMore: count > MAX_QUEUE_COUNT,
    oldestSince: oldestSince?.toISOString() ?? null,
  };
}

export const presentItem = ({
  id,
  title,
  detail,
  since,
  dueAt,
  href,
  deadlines,
  assignee,
  timeZone,
  dueOn,
  snoozedUntil,
  waitingFor,
  regionId,
}: QueueItemRow): QueueItem => ({
  id,
  title,
  detail,
  href,
  assignee,
  timeZone,
  dueOn,
  snoozedUntil,
  waitingFor,
  regionId,
  deadlines: (deadlines ?? [])
    .map(({ label, at }) => ({ label, at: new Date(at).toISOString() }))
    .toSorted((one, other) => one.at.localeCompare(other.at)),
  since: since.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
});

export const presentNote = ({ id, kind, authorName, body, createdAt }: NoteRow): DeskNote => ({
  id,
  kind,
  body,
  author: authorName,
  at: createdAt.toISOString(),
});
