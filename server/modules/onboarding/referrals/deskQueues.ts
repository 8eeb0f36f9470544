import { sql } from 'kysely';
import { type DeskQueue, personHref } from '@/server/desk/types';

export const referralQueues: readonly DeskQueue[] = [
  {
    id: 'referrals',
    group: 'Partners',
    title: 'Referral rewards',
    waitsFor: 'A payment, which a second person approves',
    duties: ['support', 'money'],
    items: () => sql`
      select referral.id, trim(concat_ws(' ', referrer.first_name, referrer.last_name)) as title,
        'For ' || referral.invitee_name as detail, referral.invited_at as since, null::timestamptz as due_at,
        ${personHref('referrer.id', 'referrer.email')} as href
      from referrals referral join users referrer on referrer.id = referral.referrer_id
      where referral.status = 'reward_due'`,
  },
];
