import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import type { Identifiers } from '@/server/modules/account/personalData/types';

interface IdentifierRow {
  emails: string[];
  phones: string[];
  trackingIds: string[];
}

/**
 * Identifiers of a person. Their earlier addresses are the recipients of the emails about the change;
 * a browser is theirs if they entered their address in it, or logged in.
 */
export async function findIdentifiers(db: Db, id: string): Promise<Identifiers> {
  const { rows } = await sql<IdentifierRow>`
    with recursive addresses (email) as (
      select email::text from users where id = ${id}
      union select outbox.recipient from outbox join addresses on outbox.template = 'oldEmailNotice'
        and outbox.data ->> 'email' = addresses.email
    ), numbers as (
      select phone from users where id = ${id} and phone is not null
      union select phone from text_consents where user_id = ${id}
    ), browsers as (
      select tracking_id from leads where (user_id = ${id} or email in (select email::citext from addresses)) and tracking_id is not null
      union select tracking_id from waitlist_entries where email in (select email::citext from addresses) and tracking_id is not null
      union select tracking_id from analytics_profiles where user_id = ${id}
    ) select coalesce((select array_agg(email) from addresses), '{}') as emails,
      coalesce((select array_agg(phone) from numbers), '{}') as phones,
      coalesce((select array_agg(tracking_id) from browsers), '{}') as "trackingIds"`.execute(db);
  return { id, emails: [], phones: [], trackingIds: [], ...rows[0] };
}
