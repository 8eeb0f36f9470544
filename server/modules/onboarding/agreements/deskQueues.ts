import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';
import { canSignAs } from '@/server/modules/platform/signing';

/** Agreements that every owner has signed: only our signature is missing. */
export const agreementQueues: readonly DeskQueue[] = [
  {
    id: 'agreements_to_countersign',
    group: 'Homes',
    title: 'Agreements to countersign',
    waitsFor: 'Our signature. Every owner has signed',
    duties: ['leasing'],
    items: () => sql`
      select agreement.id, home.street_address || coalesce(', ' || home.unit, '') as title,
        concat_ws(' · ', (select concat_ws(' ', owner.first_name, owner.last_name) from users owner where owner.id = agreement.owner_id),
          'For ' || (select signer.name from envelope_signers signer
            where signer.envelope_id = agreement.envelope_id and signer.role = 'manager' and signer.status <> 'delegated' limit 1)) as detail,
        coalesce((select max(signer.signed_at) from envelope_signers signer where signer.envelope_id = agreement.envelope_id),
          agreement.sent_at, agreement.created_at) as since,
        null::timestamptz as due_at, ${sql.lit(`${routes.agreement({ at: 'signing' })}/`)} || agreement.id as href
      from agreements agreement join homes home on home.id = agreement.home_id
      where agreement.status = 'sent' and ${canSignAs(sql`agreement.envelope_id`, 'manager')}`,
  },
];
