import { sql } from 'kysely';
import { officeDay } from '@/server/calendar/officeDeadline';
import { type DeskQueue, homeHref } from '@/server/desk/types';

export const collectionQueues: readonly DeskQueue[] = [
  {
    id: 'debt_disputes',
    group: 'Money',
    title: 'Former residents who dispute what they owe',
    waitsFor: 'A colleague who checks it and answers; nothing is asked of them until then',
    duties: ['money'],
    items: () => sql`
      select hold.id, home.street_address as title, left(hold.reason, 120) as detail, hold.opened_at as since,
        null::timestamptz as due_at, ${homeHref('home.id')} as href
      from debt_holds hold join homes home on home.id = hold.home_id
      where hold.kind = 'dispute' and hold.lifted_at is null`,
  },
  {
    id: 'debts_to_place',
    group: 'Money',
    title: 'Notices of debts to former residents without an answer',
    waitsFor: 'A colleague who places the debt with an agency, writes it off, or agrees on a plan',
    duties: ['money'],
    items: (now) => sql`
      select letter.id, home.street_address as title,
        '$' || to_char(letter.amount / 100.0, 'FM999,999,990.00') as detail, letter.respond_by::timestamptz as since,
        null::timestamptz as due_at, ${homeHref('home.id')} as href
      from debt_letters letter join homes home on home.id = letter.home_id
      where letter.status = 'sent' and letter.respond_by < ${officeDay(now)}::date
        and not exists (select from debt_letters later where later.lease_id = letter.lease_id
          and later.status <> 'canceled' and later.asked_at > letter.asked_at)
        and not exists (select from collection_placements placement where placement.letter_id = letter.id)
        and not exists (select from debt_holds hold where hold.lease_id = letter.lease_id and hold.lifted_at is null)
        and exists (select from charges charge where charge.lease_id = letter.lease_id
          and charge.status in ('open', 'partly_paid'))`,
  },
  {
    id: 'agency_payments',
    group: 'Money',
    title: 'Payments of collection agencies to record',
    waitsFor: 'A colleague who finds the money in our bank, or what went back, and records it',
    duties: ['money'],
    items: () => sql`
      select payment.id, home.street_address as title,
        '$' || to_char(payment.gross / 100.0, 'FM999,999,990.00') as detail, payment.reported_at as since,
        null::timestamptz as due_at, ${homeHref('home.id')} as href
      from agency_payments payment join homes home on home.id = payment.home_id
        left join payments ours on ours.id = payment.payment_id
      where case when payment.payment_id is null then payment.returned_on is null
        else payment.returned_on is not null and ours.status <> 'returned' end`,
  },
];
