import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { COMPANY_TIME_ZONE, type DeskQueue } from '@/server/desk/types';

export const threadQueues: readonly DeskQueue[] = [
  {
    id: 'messages',
    group: 'Requests',
    title: 'Messages',
    waitsFor: 'An answer from us',
    duties: ['support', 'care', 'leasing'],
    items: () => sql`
      select thread.id, thread.subject as title,
        coalesce((select left(body, 140) from messages where messages.thread_id = thread.id
          order by created_at desc, messages.id desc limit 1), '') as detail,
        thread.last_message_at as since, thread.answer_by as due_at, thread.home_id as home_id,
        case when thread.home_id is null then ${COMPANY_TIME_ZONE} end as time_zone,
        ${sql.lit(`${routes.accounts.inbox()}?thread=`)} || thread.id as href
      from threads thread where thread.status = 'waiting'`,
  },
];
