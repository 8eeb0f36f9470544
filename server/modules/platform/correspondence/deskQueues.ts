import { sql } from 'kysely';
import { type DeskQueue, personHref } from '@/server/desk/types';

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
        null::timestamptz as due_at, ${personHref('person.id', 'person.email')} as href
      from contact_log received join users person on person.id = received.person_id
      where received.kind = 'text' and received.direction = 'in' and not exists (
        select from contact_log later where later.person_id = received.person_id and later.at > received.at
          and (later.direction = 'out' or later.kind = 'text'))`,
  },
];
