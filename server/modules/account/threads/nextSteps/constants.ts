import { routes } from '@/contract/routes';
import type { OwnThreadRow } from '@/server/modules/account/threads/repo';
import type { ThreadStatus } from '@/server/modules/account/threads/types';

interface ThreadRule {
  kind: string;
  waitingFor: string | null;
  title: (thread: Pick<OwnThreadRow, 'subject' | 'from'>) => string;
  reason: string;
  label: string;
}

export const threadPath = (threadId: string) => `${routes.accounts.inbox()}?thread=${threadId}`;

const unread: ThreadRule = {
  kind: 'unreadMessage',
  waitingFor: null,
  title: ({ from, subject }) => `Read the message from ${from ?? 'Belong'} about “${subject}”`,
  reason: 'You haven’t opened it yet.',
  label: 'Open message',
};

/** What a thread waits for. Something unread is the reader's turn, whatever the status. */
export const THREAD_STEPS: Record<ThreadStatus | 'unread', ThreadRule | null> = {
  unread,
  waiting: {
    kind: 'thread.answer',
    waitingFor: 'Belong',
    title: ({ subject }) => `Your message about “${subject}”`,
    reason: 'We’ll answer here and by email.',
    label: 'View messages',
  },
  answered: null,
  closed: null,
};
