import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { date, money, number, text } from '@/server/desk/columns';
import { COMPANY_TIME_ZONE, type DeskReport } from '@/server/desk/types';

interface VacantHome {
  id: string;
  address: string;
  city: string;
  status: string;
  owner: string | null;
  rentCents: number;
  availableOn: string;
  vacantSince: string;
  listedOn: string | null;
  vacantDays: number;
  marketDays: number | null;
}

const vacancy: DeskReport = {
  id: 'vacancy',
  title: 'Vacancy and days on market',
  summary: 'Homes that we manage and that no lease covers, since when, and how long they have been listed.',
  duties: ['leasing', 'money'],
  hasAsOf: false,
  columns: () => [
    text('Home'),
    text('City'),
    text('Status'),
    text('Owner'),
    money('Asking rent'),
    date('Available'),
    date('Vacant since'),
    number('Days vacant'),
    date('Listed'),
    number('Days on market'),
  ],
  rows: async (db, asOf) => {
    // Vacant since the last lease ended, and without one since the home came to us.
    const { rows } = await sql<VacantHome>`
      select id, address, city, status, owner, "rentCents", "availableOn", "vacantSince"::text, "listedOn"::text,
        ${asOf}::date - "vacantSince" as "vacantDays", ${asOf}::date - "listedOn" as "marketDays" from (
        select home.id, concat_ws(', ', home.street_address, home.unit) as address, city.name || ', ' || city.state as city,
          home.status, home.rent as "rentCents", home.available_on::text as "availableOn",
          (select trim(concat_ws(' ', owner.first_name, owner.last_name)) from users owner where owner.id = home.owner_id) as owner,
          coalesce((select (max(lease.ended_at) at time zone region.time_zone)::date from leases lease
            where lease.home_id = home.id and lease.status = 'ended'), (home.created_at at time zone region.time_zone)::date) as "vacantSince",
          case when home.status in ('active', 'coming_soon', 'application_pending')
            then (home.listed_at at time zone ${COMPANY_TIME_ZONE})::date end as "listedOn"
        from homes home join regions region on region.id = home.region_id join cities city on city.id = home.city_id
        where home.status not in ('leased', 'offboarded', 'qualified', 'agreement') and home.owner_id is not null
          and not exists (select from leases lease where lease.home_id = home.id and lease.status = 'active')
      ) vacant order by "vacantSince", id`.execute(db);
    return rows.map((home) => ({
      id: home.id,
      href: routes.accounts.deskHome({ homeId: home.id }),
      cells: [
        home.address,
        home.city,
        home.status.replaceAll('_', ' '),
        home.owner,
        home.rentCents,
        home.availableOn,
        home.vacantSince,
        home.vacantDays,
        home.listedOn,
        home.marketDays,
      ],
    }));
  },
};

export const homeReports: readonly DeskReport[] = [vacancy];
