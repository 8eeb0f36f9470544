import { sql } from 'kysely';
import { type DeskQueue, personHref } from '@/server/desk/types';

export const appointmentQueues: readonly DeskQueue[] = [
  {
    id: 'tours',
    group: 'Requests',
    title: 'Tours and calls',
    waitsFor: 'How it went: held, no one came, or we could not come',
    duties: ['leasing'],
    items: (now) => sql`
      select made.id, trim(concat_ws(' ', made.first_name, made.last_name)) as title,
        coalesce((select home.street_address from homes home where home.id = made.home_id), 'Call') || ' · ' || made.host_name as detail,
        made.starts_at as since, null::timestamptz as due_at, ${personHref('made.user_id', 'made.email')} as href
      from appointments made where made.status = 'booked' and made.starts_at <= ${now}`,
  },
  {
    id: 'visits_left_behind',
    group: 'Requests',
    title: 'Visits and calls without a person',
    waitsFor: 'A member of the team who takes over, or a call to the visitor',
    duties: ['leasing'],
    items: (now) => sql`
      select made.id, trim(concat_ws(' ', made.first_name, made.last_name)) as title,
        coalesce((select home.street_address from homes home where home.id = made.home_id), 'Call') || ' · ' || made.host_name || ' left' as detail,
        host.ended_at as since, made.starts_at as due_at, made.time_zone as time_zone, ${personHref('made.user_id', 'made.email')} as href
      from appointments made join users host on host.id = made.host_id
      where made.status = 'booked' and made.starts_at > ${now} and host.ended_at is not null`,
  },
];
