import { sql } from 'kysely';
import { type DeskQueue, personHref } from '@/server/desk/types';

export const affiliateQueues: readonly DeskQueue[] = [
  {
    id: 'partners',
    group: 'Partners',
    title: 'Partner requests',
    waitsFor: 'Our answer',
    duties: ['admin'],
    items: () => sql`
      select partner.id, trim(concat_ws(' ', member.first_name, member.last_name)) as title, partner.site as detail,
        partner.applied_at as since, null::timestamptz as due_at, ${personHref('member.id', 'member.email')} as href
      from affiliates partner join users member on member.id = partner.user_id where partner.status = 'applied'`,
  },
];
