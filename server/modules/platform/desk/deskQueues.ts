import { sql } from 'kysely';
import { type DeskQueue, personHref } from '@/server/desk/types';

/** Statuses of homes that we do not manage yet, or no longer. */
const NOT_MANAGED = ['qualified', 'agreement', 'offboarded'];

export const contactQueues: readonly DeskQueue[] = [
  {
    id: 'owners_without_first_contact',
    group: 'Requests',
    title: 'Homeowners without a contact',
    waitsFor: 'A contact, with a note about the homeowner',
    duties: ['support', 'leasing'],
    items: () => sql`
      select owner.id, concat_ws(' ', owner.first_name, owner.last_name) as title,
        string_agg(concat_ws(', ', home.street_address, home.unit), ' · ' order by home.street_address, home.unit) as detail,
        min(home.status_since) as since, null::timestamptz as due_at, ${personHref('owner.id', 'owner.email')} as href
      from homes home join users owner on owner.id = home.owner_id
      where home.status <> all(${NOT_MANAGED}::text[]) and owner.erased_at is null
        and not exists (select from homeowner_contacts contact where contact.person_id = owner.id)
      group by owner.id`,
  },
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
