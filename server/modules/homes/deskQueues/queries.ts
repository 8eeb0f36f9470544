import { sql } from 'kysely';
import { type DeskQueue, homeHref } from '@/server/desk/types';
import { homeStages } from './constants';

/** A queue for each status of a home: together they are the board. */
export const homeQueues: readonly DeskQueue[] = Object.entries(homeStages).map(([status, stage]) => ({
  ...stage,
  id: `homes_${status}`,
  group: 'Homes',
  duties: ['leasing', 'care'],
  items: () => {
    const reasonLine = status === 'off_market' ? sql`, home.returned_because` : sql``;
    return sql`
    select home.id, home.street_address || coalesce(', ' || home.unit, '') as title,
      concat_ws(' · ', (select city.name || ', ' || city.state from cities city where city.id = home.city_id),
        (select concat_ws(' ', owner.first_name, owner.last_name) from users owner where owner.id = home.owner_id)
        ${reasonLine}) as detail,
      home.status_since as since, null::timestamptz as due_at, ${homeHref('home.id')} as href
    from homes home where home.status = ${sql.lit(status)}`;
  },
}));
