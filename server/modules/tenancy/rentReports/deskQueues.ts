import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { type DeskQueue, endOfHomeDay } from '@/server/desk/types';

const href = sql.lit(routes.accounts.deskRentReports());

export const rentReportQueues: readonly DeskQueue[] = [
  {
    id: 'rent_reports',
    group: 'Money',
    title: 'Rent reports to send',
    waitsFor: 'Sending the file to each credit bureau, and its receipt',
    duties: ['money'],
    items: () => sql`
      select report.id, 'Rent of ' || to_char(report.month, 'FMMonth YYYY') as title,
        report.accounts || case report.accounts when 1 then ' account' else ' accounts' end as detail,
        report.created_at as since, null::timestamptz as due_at, ${href} as href
      from rent_reports report where report.file is not null
        and exists (select from unnest(report.bureaus) bureau where not exists (
          select from rent_report_deliveries delivery where delivery.rent_report_id = report.id and delivery.bureau = bureau))`,
  },
  {
    id: 'rent_report_disputes',
    group: 'Money',
    title: 'Disputes about rent reports',
    waitsFor: 'An answer to the resident within 30 days',
    duties: ['money'],
    items: () => sql`
      select dispute.id, home.street_address as title, left(dispute.body, 120) as detail, dispute.created_at as since,
        ${endOfHomeDay(sql`dispute.due_on`, 'home.id')} as due_at, home.id as home_id, ${href} as href
      from rent_report_disputes dispute join homes home on home.id = dispute.home_id
      where dispute.answered_at is null`,
  },
  {
    id: 'rent_report_left_out',
    group: 'Money',
    title: 'Residents whose rent the bureaus did not get',
    waitsFor: 'A name or an address that the bureaus can read; the next file has the month',
    duties: ['money'],
    items: () => sql`
      select line.id, home.street_address as title, coalesce('Refused: ' || left(line.refusal, 120), replace(line.reason, '_', ' ')) as detail, line.created_at as since,
        null::timestamptz as due_at, ${href} as href
      from rent_report_lines line join leases lease on lease.id = line.lease_id join homes home on home.id = lease.home_id
      join rent_reporting_enrollments enrollment on enrollment.id = line.enrollment_id and enrollment.stopped_on is null
      where (line.refusal is not null or line.reason in ('no_birth_date', 'not_latin', 'long_address', 'refused'))
        and line.month = (select max(month) from rent_reports)`,
  },
];
