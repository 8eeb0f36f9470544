import { sql } from 'kysely';
import { type DeskQueue, personHref } from '@/server/desk/types';

export const contactQueues: readonly DeskQueue[] = [
  {
    id: 'owners_without_contact',
    group: 'Requests',
    title: 'Homeowners whose contact left',
    waitsFor: 'Another contact, with a note for the new one',
    duties: ['support', 'leasing'],
    items: () => sql`
      select owner.id, concat_ws(' ', owner.first_name, owner.last_name) as title,
        contact.contact_name || ' left' as detail, member.ended_at as since, null::timestamptz as due_at,
        ${personHref('owner.id', 'owner.email')} as href
      from homeowner_contacts contact join users member on member.id = contact.contact_id
        join users owner on owner.id = contact.person_id
      where member.ended_at is not null and owner.erased_at is null`,
  },
];
