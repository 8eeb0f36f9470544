import { sql } from 'kysely';
import { handouts } from '@/contract/law/handouts.data';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

export const handoutQueues: readonly DeskQueue[] = [
  {
    id: 'handouts_missing',
    group: 'Leases and move-ins',
    title: 'Official papers to add',
    waitsFor: 'The English file of the paper: leases that need it cannot be sent before',
    duties: ['leasing'],
    items: () => sql`
      select md5('handout:' || (paper->>'id'))::uuid as id, paper->>'title' as title,
        (paper->>'publisher') || ' · ' || (paper->>'law') as detail, (paper->>'checked')::date::timestamptz as since,
        null::timestamptz as due_at, ${sql.lit(routes.accounts.deskHandouts())} as href
      from jsonb_array_elements(${JSON.stringify(handouts)}::jsonb) paper
      where not exists (select from handout_editions edition
        where edition.handout = paper->>'id' and edition.language = 'en')`,
  },
];
