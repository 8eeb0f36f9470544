import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { type DeskQueue, hrefWithId } from '@/server/desk/types';

export const correspondenceQueues: readonly DeskQueue[] = [
  {
    id: 'texts',
    group: 'Requests',
    title: 'Texts',
    waitsFor: 'A text or a call from us',
    duties: ['support', 'care', 'leasing', 'money'],
    canResolve: true,
    items: () => sql`
      select received.id, received.author_name as title, left(received.body, 140) as detail, received.at as since,
        null::timestamptz as due_at, coalesce(${hrefWithId(routes.accounts.deskPerson, 'received.person_id')},
          ${hrefWithId(routes.accounts.deskLead, 'received.lead_id')},
          case when received.appointment_id is not null then ${sql.lit(routes.accounts.deskVisits())} end,
          'tel:' || received.phone) as href
      from contact_log received
      where received.kind = 'text' and received.direction = 'in' and not exists (
        select from contact_log later where later.at > received.at and (later.direction = 'out' or later.kind = 'text')
          and (later.person_id = received.person_id or later.phone = received.phone))`,
  },
];
