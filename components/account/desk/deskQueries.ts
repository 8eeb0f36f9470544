import { desk } from '@/contract/desk/endpoints';
import { apiQuery } from '@/lib/api/query';

export const firstParameter = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** What the desk asks for: all queues, and a page of the one that the address names. */
export function deskQueries(queue: string | undefined, after: string | undefined): readonly unknown[] {
  const queues = apiQuery(desk.listQueues);
  return queue
    ? [queues, apiQuery(desk.getQueue, { params: { queueId: queue }, query: { ...(after && { after }) } })]
    : [queues];
}
