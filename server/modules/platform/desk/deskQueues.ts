import { sql } from 'kysely';
import { TASK_QUEUE } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { COMPANY_TIME_ZONE, type DeskQueue, endOfDay, homeHref, personHref } from '@/server/desk/types';

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
      select owner.id, trim(concat_ws(' ', owner.first_name, owner.last_name)) as title,
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
      select owner.id, trim(concat_ws(' ', owner.first_name, owner.last_name)) as title,
        contact.contact_name || ' left' as detail, member.ended_at as since, null::timestamptz as due_at,
        ${personHref('owner.id', 'owner.email')} as href
      from homeowner_contacts contact join users member on member.id = contact.contact_id
        join users owner on owner.id = contact.person_id
      where member.ended_at is not null and owner.erased_at is null`,
  },
];

export const taskQueues: readonly DeskQueue[] = [
  {
    id: TASK_QUEUE,
    group: 'Requests',
    title: 'Tasks',
    waitsFor: 'The person who has it to mark it done',
    duties: ['leasing', 'care', 'money', 'support', 'admin'],
    canResolve: true,
    items: () => sql`
      select task.id, task.title, concat_ws(' · ', nullif(trim(concat_ws(' ', person.first_name, person.last_name)), ''),
          nullif(concat_ws(', ', home.street_address, home.unit), ''), 'from ' || task.author_name) as detail,
        task.created_at as since, ${endOfDay(sql`plan.due_on`, COMPANY_TIME_ZONE)} as due_at,
        ${COMPANY_TIME_ZONE} as time_zone, task.home_id,
        coalesce(${personHref('person.id', 'person.email')}, ${homeHref('home.id')},
          ${sql.lit(`${routes.accounts.desk()}?queue=${TASK_QUEUE}`)}) as href
      from desk_tasks task left join users person on person.id = task.person_id
        left join homes home on home.id = task.home_id
        left join desk_items plan on plan.queue = ${TASK_QUEUE} and plan.item_id = task.id`,
  },
];
