import { sql } from 'kysely';
import { ownershipKindLabels } from '@/contract/money/ownershipChecks/constants';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

export const ownershipQueues: readonly DeskQueue[] = [
  {
    id: 'accounts_of_others',
    group: 'Money',
    title: 'Bank accounts with another name',
    waitsFor: 'A decision: accept or reject the account',
    duties: ['money'],
    items: () => sql`
      select checked.id, trim(concat_ws(' ', person.first_name, person.last_name)) as title,
        (${JSON.stringify(ownershipKindLabels)}::jsonb ->> (case when checked.payment_id is null then 'payout_account' else 'debit' end))
          || ' · ' || array_to_string(checked.found, ', ') as detail,
        checked.checked_at as since, null::timestamptz as due_at, ${sql.lit(routes.accounts.deskRisk())} as href
      from ownership_checks checked join users person on person.id = checked.person_id
      where checked.result = 'mismatch' and checked.decision is null`,
  },
];
