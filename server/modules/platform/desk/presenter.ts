import {
  type DeskNote,
  MAX_QUEUE_COUNT,
  type Queue,
  type QueueItem,
  type TimelineEntry,
} from '@/contract/platform/desk/endpoints';
import type { DeskQueue } from '@/server/desk/types';
import type { QueueCount, QueueItemRow } from './repo';
import type { EventRow, NoteRow } from './subjects';

export function presentQueue(
  { id, group, title, waitsFor, canResolve = false }: DeskQueue,
  { count, oldestSince }: Pick<QueueCount, 'count' | 'oldestSince'>,
): Queue {
  return {
    id,
    group,
    title,
    waitsFor,
    canResolve,
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
}: QueueItemRow): QueueItem => ({
  id,
  title,
  detail,
  href,
  assignee,
  timeZone,
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

/** `move_in.hold_placed` → `Move in: hold placed`; camel case, as the history of homes has it, is split as well. */
export function presentEvent({ key, at, event }: EventRow): TimelineEntry {
  const [noun = '', verb = ''] = event
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split('.');
  return { key, at: at.toISOString(), text: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${verb}` };
}
