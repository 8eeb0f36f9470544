import { sql } from 'kysely';
import { EXCEPTION_KINDS, exceptionLabels } from '@/contract/money/reconciliations/constants';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

const titles = Object.fromEntries(EXCEPTION_KINDS.map((kind) => [kind, exceptionLabels[kind]]));

export const reconciliationQueues: readonly DeskQueue[] = [
  {
    id: 'trust_exceptions',
    group: 'Money',
    title: 'Trust accounts out of balance',
    waitsFor: 'Someone to correct it, or to say why it is right',
    duties: ['money'],
    items: () => sql`
      select id, ${JSON.stringify(titles)}::jsonb ->> kind as title, detail, found_at as since,
        null::timestamptz as due_at, ${sql.lit(routes.accounts.reconciliation())} as href
      from reconciliation_exceptions where status = 'open'`,
  },
];
