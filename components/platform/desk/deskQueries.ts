import { users } from '@/contract/account/users/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';

type Parameter = string | string[] | undefined;
export const firstParameter = (value: Parameter) => (Array.isArray(value) ? value[0] : value);

export interface QueueFilter {
  readonly assignee?: 'me' | 'none' | undefined;
  readonly overdue?: 'yes' | undefined;
  /** Those that come back on a later day, instead of those that wait now. */
  readonly snoozed?: 'yes' | undefined;
}

/** The filter that an address names. */
export function filterOf(query: Readonly<Record<string, Parameter>>): QueueFilter {
  const assignee = firstParameter(query.assignee);
  return {
    ...((assignee === 'me' || assignee === 'none') && { assignee }),
    ...(firstParameter(query.overdue) === 'yes' && { overdue: 'yes' as const }),
    ...(firstParameter(query.snoozed) === 'yes' && { snoozed: 'yes' as const }),
  };
}

export function queueHref(queue: string, { assignee, overdue, snoozed }: QueueFilter = {}, after?: string): string {
  const parameters = {
    queue,
    ...(assignee && { assignee }),
    ...(overdue && { overdue }),
    ...(snoozed && { snoozed }),
    ...(after && { after }),
  };
  return `${routes.accounts.desk()}?${new URLSearchParams(parameters)}`;
}

/** What the desk asks for: all queues, and a page of the one that the address names. */
export function deskQueries(query: Readonly<Record<string, Parameter>>): readonly unknown[] {
  const [queue, after] = [firstParameter(query.queue), firstParameter(query.after)];
  const queues = [apiQuery(users.getClaims), apiQuery(desk.listQueues), apiQuery(desk.listViews)];
  return queue
    ? [
        ...queues,
        apiQuery(desk.getQueue, { params: { queueId: queue }, query: { ...(after && { after }), ...filterOf(query) } }),
      ]
    : queues;
}
