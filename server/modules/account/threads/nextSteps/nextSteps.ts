import * as repo from '@/server/modules/account/threads/repo';
import type { NextStepSource } from '@/server/modules/account/todos';
import { THREAD_STEPS, threadPath } from './constants';

/** Threads of a member. Staff work through the inbox instead. */
export const threadSteps: NextStepSource = async (db, { id: userId, type }) => {
  if (type === 'staff') return [];
  return (await repo.listOpenThreads(db, userId)).flatMap((thread) => {
    const rule = THREAD_STEPS[thread.unread ? 'unread' : thread.status];
    if (!rule) return [];
    const { kind, waitingFor, title, reason, label } = rule;
    return [
      {
        kind,
        waitingFor,
        reason,
        id: `thread:${thread.id}`,
        title: title(thread),
        dueOn: null,
        since: thread.lastMessageAt.toISOString(),
        action: { label, href: threadPath(thread.id) },
      },
    ];
  });
};
