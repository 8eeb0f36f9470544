import { sql } from 'kysely';
import { addDays, daysBetween } from '@/contract/calendar/days';
import type { LeaseTerms } from '@/contract/leasing/leases/schemas';
import { rentOn } from '@/contract/money/charges/leaseTerms';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import { count, date, money, number, text } from '@/server/desk/columns';
import type { DeskReport } from '@/server/desk/types';
import { balancesAt, leaseDeposit, leasePrepaid, leaseReceivable } from '@/server/modules/money/ledger';

interface LeaseLine {
  id: string;
  homeId: string;
  address: string;
  city: string;
  owner: string | null;
  residents: string | null;
  status: string;
  terms: LeaseTerms;
  leftOn: string | null;
}

const TERMS = leaseTerms('lease');
/** The first and the last day of a lease at its home; null while it runs. */
const ENDED_ON = sql`(lease.ended_at at time zone region.time_zone)::date`;

/** Leases that ran on a day: begun, and not ended before it. */
async function listLeases(db: Db, { from, to }: { from: string; to: string }): Promise<LeaseLine[]> {
  const { rows } = await sql<LeaseLine>`
    select lease.id, lease.home_id as "homeId", concat_ws(', ', home.street_address, home.unit) as address,
      city.name || ', ' || city.state as city, lease.status, lease.terms,
      (select trim(concat_ws(' ', owner.first_name, owner.last_name)) from users owner where owner.id = home.owner_id) as owner,
      (select string_agg(party.name, ', ' order by party.id) from lease_residents party
        where party.lease_id = lease.id and party.role = 'resident') as residents,
      coalesce((select move_out.left_on from move_outs move_out where move_out.lease_id = lease.id), ${ENDED_ON})::text as "leftOn"
    from leases lease join homes home on home.id = lease.home_id join regions region on region.id = home.region_id
      join cities city on city.id = home.city_id
    where lease.status in ('signed', 'active', 'ended') and ${TERMS.text('startOn')}::date <= ${to}::date
      and (lease.ended_at is null or ${ENDED_ON} >= ${from}::date)
    order by city, address, lease.id`.execute(db);
  return rows;
}

const moneyHref = (leaseId: string) => routes.accounts.leaseMoney({ leaseId });
const homeHref = (homeId: string) => routes.accounts.deskHome({ homeId });

const rentRoll: DeskReport = {
  id: 'rent-roll',
  title: 'Rent roll',
  summary: 'Every lease that runs, with its rent, and its balance and deposit as the books have them.',
  duties: ['money', 'leasing'],
  isForPartners: true,
  hasAsOf: true,
  columns: () => [
    text('Home'),
    text('City'),
    text('Residents'),
    text('Owner'),
    date('Starts'),
    date('Ends'),
    money('Rent a month'),
    money('Balance'),
    money('Deposit held'),
  ],
  rows: async (db, asOf) => {
    const amounts = new Map((await balancesAt(db, asOf)).map(({ code, amount }) => [code, amount]));
    const of = ({ code }: { code: string }) => amounts.get(code) ?? 0;
    return (await listLeases(db, { from: asOf, to: asOf })).map(({ id, address, city, owner, residents, terms }) => ({
      id,
      href: moneyHref(id),
      cells: [
        address,
        city,
        residents,
        owner,
        terms.startOn,
        terms.endOn,
        rentOn(terms, asOf),
        of(leaseReceivable(id)) + of(leasePrepaid(id)),
        0 - of(leaseDeposit(id)),
      ],
    }));
  },
};

/** How far ahead ends of leases are listed. */
const EXPIRY_DAYS = 120;

const expirations: DeskReport = {
  id: 'lease-expirations',
  title: 'Lease expirations',
  summary: `Leases that end within ${EXPIRY_DAYS} days or run month to month, with where their renewal stands.`,
  duties: ['leasing'],
  hasAsOf: false,
  columns: () => [
    text('Home'),
    text('City'),
    text('Residents'),
    text('Owner'),
    date('Ends'),
    number('Days left'),
    money('Rent a month'),
    text('Renewal'),
    text('Notice'),
  ],
  rows: async (db, asOf) => {
    const leases = (await listLeases(db, { from: asOf, to: asOf })).filter(
      ({ status, terms }) => status === 'active' && terms.endOn <= addDays(asOf, EXPIRY_DAYS),
    );
    const ids = leases.map(({ id }) => id);
    const { rows } = await sql<{ leaseId: string; renewal: string | null; notice: string | null }>`
      select lease.id as "leaseId",
        (select renewal.status from renewals renewal where renewal.lease_id = lease.id order by renewal.created_at desc limit 1) as renewal,
        (select notice.side || ' until ' || notice.last_day from notices notice
          where notice.lease_id = lease.id and notice.status = 'given' order by notice.created_at desc limit 1) as notice
      from leases lease where lease.id = any(${ids}::uuid[])`.execute(db);
    const steps = new Map(rows.map((row) => [row.leaseId, row]));
    return leases
      .toSorted((one, other) => one.terms.endOn.localeCompare(other.terms.endOn))
      .map(({ id, homeId, address, city, owner, residents, terms }) => ({
        id,
        href: homeHref(homeId),
        cells: [
          address,
          city,
          residents,
          owner,
          terms.endOn,
          daysBetween(asOf, terms.endOn),
          rentOn(terms, asOf),
          steps.get(id)?.renewal?.replaceAll('_', ' ') ?? 'None',
          steps.get(id)?.notice ?? 'None',
        ],
      }));
  },
};

/** How far back and ahead moves are listed. */
const MOVE_DAYS = 60;

const moves: DeskReport = {
  id: 'moves',
  title: 'Move-ins and move-outs',
  summary: `Everyone who moved or moves within ${MOVE_DAYS} days of today.`,
  duties: ['leasing', 'care'],
  hasAsOf: false,
  columns: () => [
    date('Day'),
    text('Move'),
    text('Home'),
    text('City'),
    text('Residents'),
    text('Owner'),
    count('Move-ins'),
    count('Move-outs'),
  ],
  rows: async (db, asOf) => {
    const [from, to] = [addDays(asOf, -MOVE_DAYS), addDays(asOf, MOVE_DAYS)];
    const isNear = (day: string | null): day is string => day !== null && day >= from && day <= to;
    const given = await sql<{ leaseId: string; lastDay: string }>`
      select lease_id as "leaseId", last_day::text as "lastDay" from notices where status = 'given'`.execute(db);
    const lastDays = new Map(given.rows.map(({ leaseId, lastDay }) => [leaseId, lastDay]));
    return (await listLeases(db, { from, to }))
      .flatMap(({ id, homeId, address, city, owner, residents, terms, leftOn }) => {
        const line = (move: 'in' | 'out', day: string) => ({
          id: `${id}-${move}`,
          href: homeHref(homeId),
          cells: [
            day,
            move === 'in' ? 'Move-in' : 'Move-out',
            address,
            city,
            residents,
            owner,
            move === 'in' ? 1 : 0,
            move === 'out' ? 1 : 0,
          ],
        });
        const out = leftOn ?? lastDays.get(id) ?? null;
        return [
          ...(isNear(terms.startOn) ? [line('in', terms.startOn)] : []),
          ...(isNear(out) ? [line('out', out)] : []),
        ];
      })
      .toSorted((one, other) => String(one.cells[0]).localeCompare(String(other.cells[0])));
  },
};

export const leaseReports: readonly DeskReport[] = [rentRoll, expirations, moves];
