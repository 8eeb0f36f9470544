import { threads } from '@/contract/account/threads/endpoints';
import { apiQuery } from '@/lib/api/query';

/** The threads of an inbox, and the one the address names. */
export function threadQueries(thread: string | string[] | undefined): readonly unknown[] {
  const list = apiQuery(threads.listThreads);
  return typeof thread === 'string' ? [list, apiQuery(threads.getThread, { params: { threadId: thread } })] : [list];
}
