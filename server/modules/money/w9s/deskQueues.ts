import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';
import { WAITING } from '@/server/modules/money/w9s/repo';

export const w9Queues: readonly DeskQueue[] = [
  {
    id: 'tax_forms',
    group: 'Money',
    title: 'Tax forms',
    waitsFor: 'A W-9 that matches, or a W-8',
    duties: ['money'],
    items: () => sql`select form.id, form.name as title, replace(form.waits, '_', ' ') as detail, form.since,
      null::timestamptz as due_at, ${sql.lit(routes.accounts.deskTaxForms())} as href from (${WAITING}) form`,
  },
];
