// Who can show a home, as SQL that the desk's queue and the choice of a host share.
import { sql } from 'kysely';

/** Of `host`, a row of users: works as a host and has working hours. The same as in app.home_host. */
export const WORKS_AS_HOST = sql`host.is_host and host.erased_at is null
  and exists (select from host_hours hours where hours.host_id = host.id)`;

/** Of `home`, a row of homes: no one shows it. */
export const HAS_NO_HOST = sql`not exists (select from users host where host.id = home.host_id and ${WORKS_AS_HOST})`;
