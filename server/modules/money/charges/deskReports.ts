import { sql } from 'kysely';
import { daysBetween } from '@/contract/calendar/days';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { agreementTerms } from '@/server/db/jsonReaders';
import { date, money, number, text } from '@/server/desk/columns';
import { COMPANY_TIME_ZONE, type DeskReport } from '@/server/desk/types';
import { balancesAt, leasePrepaid, leaseReceivable } from '@/server/modules/money/ledger';

/** By the days since the day it was due: those of today are not late yet. */
export const AGES = [
  { label: 'Due today', upTo: 0 },
  { label: '1 to 5 days', upTo: 5 },
  { label: '6 to 15 days', upTo: 15 },
  { label: '16 to 30 days', upTo: 30 },
  { label: '31 days or more', upTo: Number.POSITIVE_INFINITY },
] as const;

export interface DatedCharge {
  day: string;
  amount: number;
}

/**
 * What is owed by age: payments pay the oldest charges first, so what is left is the newest ones. Cents that no charge
 * accounts for count with the oldest charge. `charges` in any order. The ages add up to `owed`.
 */
export function agesOf(owed: number, charges: readonly DatedCharge[], asOf: string) {
  const ages = AGES.map(() => 0);
  let left = Math.max(0, owed);
  let oldest = asOf;
  const add = (amount: number, day: string) => {
    const late = Math.max(0, daysBetween(day, asOf));
    const at = AGES.findIndex(({ upTo }) => late <= upTo);
    ages[at] = (ages[at] ?? 0) + amount;
  };
  for (const { day, amount } of charges.toSorted((one, other) => other.day.localeCompare(one.day))) {
    if (left === 0) break;
    oldest = day;
    const part = Math.min(left, amount);
    add(part, day);
    left -= part;
  }
  if (left > 0) add(left, oldest);
  return { ages, oldest };
}

interface LateLease {
  id: string;
  homeId: string;
  address: string;
  city: string;
  residents: string | null;
  phone: string | null;
  lastContact: string | null;
  promise: string | null;
  notice: string | null;
  hasGuarantee: boolean | null;
}

async function describeLeases(db: Db, ids: readonly string[], asOf: string): Promise<LateLease[]> {
  const until = sql`((${asOf}::date + 1)::timestamp at time zone ${COMPANY_TIME_ZONE})`;
  const residents = sql`(select party.person_id from lease_residents party where party.lease_id = lease.id and party.role = 'resident')`;
  const { rows } = await sql<LateLease>`
    select lease.id, lease.home_id as "homeId", concat_ws(', ', home.street_address, home.unit) as address,
      city.name || ', ' || city.state as city,
      (select string_agg(party.name, ', ' order by party.id) from lease_residents party
        where party.lease_id = lease.id and party.role = 'resident') as residents,
      (select string_agg(person.phone, ', ' order by person.id) from users person where person.id in ${residents}) as phone,
      (select (max(contact.at) at time zone region.time_zone)::date::text from (
          select note.created_at as at from desk_notes note
            where note.person_id in ${residents} or note.home_id = lease.home_id
          union all select logged.at from contact_log logged where logged.person_id in ${residents}
          union all select written.created_at from thread_participants party
            join messages written on written.thread_id = party.thread_id
            where party.user_id in ${residents} and (written.from_staff or written.author_id = party.user_id)
        ) contact where contact.at < ${until}) as "lastContact",
      (select case plan.status when 'requested' then 'Plan requested' when 'broken' then 'Plan broken' else 'Plan' end
          || ': ' || plan.parts || ' parts from ' || plan.first_on from payment_plans plan
        where plan.lease_id = lease.id and plan.status in ('requested', 'active', 'broken') and plan.created_at < ${until}
        order by plan.created_at desc limit 1) as promise,
      (select case notice.status when 'held' then 'To review' else 'Given' end || ', last day ' || notice.last_day
        from notices notice where notice.lease_id = lease.id and notice.side = 'owner' and notice.status in ('held', 'given')
          and notice.created_at < ${until} order by notice.created_at desc limit 1) as notice,
      (select ${agreementTerms('agreement').text('offer', 'plan', 'guaranteeLimitCents')}::bigint > 0 from agreements agreement
        where agreement.home_id = lease.home_id and agreement.signed_at < ${until}
        order by agreement.signed_at desc limit 1) as "hasGuarantee"
    from leases lease join homes home on home.id = lease.home_id join regions region on region.id = home.region_id
      join cities city on city.id = home.city_id where lease.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Charges of these leases that the books have by the end of a day, each with its day. */
async function listCharged(db: Db, ids: readonly string[], asOf: string): Promise<Map<string, DatedCharge[]>> {
  const { rows } = await sql<DatedCharge & { leaseId: string }>`
    select split_part(account.code, ':', 2) as "leaseId", entry.amount,
      (made.effective_at at time zone ${COMPANY_TIME_ZONE})::date::text as day
    from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
      join ledger_transactions made on made.id = entry.transaction_id
    where account.code = any(${ids.map((id) => leaseReceivable(id).code)}::text[]) and made.kind = 'charged'
      and made.effective_at < ((${asOf}::date + 1)::timestamp at time zone ${COMPANY_TIME_ZONE})`.execute(db);
  return Map.groupBy(rows, ({ leaseId }) => leaseId);
}

const RECEIVABLE = /^lease:([0-9a-f-]{36}):receivable$/;

const lateRent: DeskReport = {
  id: 'late-rent',
  title: 'Late rent',
  summary:
    'What residents owe by age, with the last call, text, message, or note, a plan they asked for, the notice, and the rent guarantee. Payments pay the oldest charges first.',
  duties: ['money', 'leasing', 'support'],
  hasAsOf: true,
  columns: () => [
    text('Home'),
    text('City'),
    text('Residents'),
    text('Phone'),
    money('Owed'),
    ...AGES.map(({ label }) => money(label)),
    number('Days late'),
    date('Last contact'),
    text('Promise to pay'),
    text('Notice'),
    text('Guarantee'),
  ],
  rows: async (db, asOf) => {
    const balances = new Map((await balancesAt(db, asOf)).map(({ code, amount }) => [code, amount]));
    const owed = new Map(
      [...balances.keys()].flatMap((code) => {
        const id = RECEIVABLE.exec(code)?.[1];
        const amount = id ? (balances.get(code) ?? 0) + (balances.get(leasePrepaid(id).code) ?? 0) : 0;
        return id && amount > 0 ? [[id, amount] as const] : [];
      }),
    );
    const ids = [...owed.keys()];
    const charged = await listCharged(db, ids, asOf);
    return (await describeLeases(db, ids, asOf))
      .map((lease) => {
        const amount = owed.get(lease.id) ?? 0;
        const { ages, oldest } = agesOf(amount, charged.get(lease.id) ?? [], asOf);
        return { lease, amount, ages, late: daysBetween(oldest, asOf) };
      })
      .toSorted((one, other) => other.late - one.late || other.amount - one.amount)
      .map(({ lease, amount, ages, late }) => ({
        id: lease.id,
        href: routes.accounts.leaseMoney({ leaseId: lease.id }),
        cells: [
          lease.address,
          lease.city,
          lease.residents,
          lease.phone,
          amount,
          ...ages,
          late,
          lease.lastContact,
          lease.promise ?? 'None',
          lease.notice ?? 'None',
          lease.hasGuarantee ? 'Covered' : 'None',
        ],
      }));
  },
};

export const chargeReports: readonly DeskReport[] = [lateRent];
